const RAY = /^[\w-]{1,64}$/

/**
 * The request's ID for logs and the error page: the platform's ray ID, or a random UUID when it is missing or
 * malformed.
 */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get('cf-ray')
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID()
}
