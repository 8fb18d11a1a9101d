/**
 * A Set-Cookie header value: `__Host-` binds the cookie to this host, HttpOnly hides it from scripts, SameSite=Lax
 * sends it cross-site only on top-level navigation (R1.2, R1.5).
 * @param name with the prefix
 * @param value only base64url characters and dots
 */
export function hostCookie(name: `__Host-${string}`, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`
}

/** A Set-Cookie header value that deletes a cookie. */
export function expireHostCookie(name: `__Host-${string}`): string {
  return hostCookie(name, '', 0)
}
