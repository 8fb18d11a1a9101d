const RAY = /^[\w-]{1,64}$/

/** What the platform calls a request, for logs and the error page; a name of our own where it gives none. */
export function requestIdOf(headers: Headers): string {
  const ray = headers.get('cf-ray')
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID()
}
