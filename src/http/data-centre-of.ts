/** The platform's code of the data centre that received the request; null when there is none. */
export function dataCentreOf(request: Request): string | null {
  const colo: unknown = request.cf?.['colo']
  return typeof colo === 'string' ? colo : null
}
