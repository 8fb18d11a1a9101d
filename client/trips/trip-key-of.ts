/** As on the site (src/trips/files/send-trip-file.ts). */
const KEY_LENGTH = 16

/** What identifies a trip in calendars: the same as on the site, so that its events are not doubled after signing in. */
export async function tripKeyOf(tripId: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`calendar ${tripId}`))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, KEY_LENGTH)
}
