/**
 * A Set-Cookie line of ours: `__Host-` keeps it to this very host, no script reads it, no other site sends it along
 * except by following a link (R1.2, R1.5).
 * @param name with the prefix
 * @param value characters of base64url and dots alone
 */
export function hostCookie(name: `__Host-${string}`, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; Secure; HttpOnly; SameSite=Lax`
}

/** A Set-Cookie line that makes the browser forget one of ours. */
export function expireHostCookie(name: `__Host-${string}`): string {
  return hostCookie(name, '', 0)
}
