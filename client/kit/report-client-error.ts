/** An error that was caught and is passed to the error reporter. */
export type CaughtError = {
  readonly error: unknown
  /** The component that failed, for example an island. */
  readonly component?: string
}

/** Receives errors: first the buffer of defer-measuring.ts, then the error reporter. */
export type ErrorSink = { readonly push: (error: CaughtError | Event) => unknown }

/** Forwards an error to the error reporter. */
export function reportClientError(error: unknown, component: string): void {
  ;(globalThis as { fernwayErrors?: ErrorSink }).fernwayErrors?.push({ error, component })
}
