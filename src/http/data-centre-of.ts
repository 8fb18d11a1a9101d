/** Where on earth a request came in: the platform's code of the data centre; null where it gives none. */
export function dataCentreOf(request: Request): string | null {
  const colo: unknown = request.cf?.['colo']
  return typeof colo === 'string' ? colo : null
}
