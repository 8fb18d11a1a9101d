/** An error that somebody caught and hands over. */
export type CaughtError = {
  readonly error: unknown
  /** What failed, for example an island. */
  readonly component?: string
}

/** Takes errors: first watch-visit.ts, then what reports them. */
export type ErrorSink = { readonly push: (error: CaughtError | Event) => unknown }

/** Hands an error to what reports errors. */
export function reportClientError(error: unknown, component: string): void {
  ;(globalThis as { fernwayErrors?: ErrorSink }).fernwayErrors?.push({ error, component })
}
