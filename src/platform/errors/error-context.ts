/** Where an error happened; a part that does not apply is null. */
export type ErrorContext = {
  /** Pattern of the route, or the name of a job; never the requested path. */
  readonly route: string | null
  /** The platform's code of the data centre. */
  readonly place: string | null
  /** The failing binding or service, by its name in the deployment. */
  readonly binding: string | null
  readonly operation: string | null
}

/** The context of an error that no binding caused. */
export const contextWithoutBinding = (route: string | null, place: string | null): ErrorContext => ({
  route,
  place,
  binding: null,
  operation: null,
})
