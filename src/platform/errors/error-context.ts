/** Where an error happened; each is null where it does not apply. */
export type ErrorContext = {
  /** Pattern of the route, or the name of a job; never the address that was asked for. */
  readonly route: string | null
  /** The platform's code of the data centre. */
  readonly place: string | null
  /** What did not answer as it should, as the deployment calls it. */
  readonly binding: string | null
  readonly operation: string | null
}

/** Where an error happened that has to do with no binding. */
export const contextWithoutBinding = (route: string | null, place: string | null): ErrorContext => ({
  route,
  place,
  binding: null,
  operation: null,
})
