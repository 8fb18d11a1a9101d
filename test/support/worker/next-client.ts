let clients = 0

/** A network address that no request before came from: what one client may ask for often is limited (R13.5). */
export function nextClient(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}
