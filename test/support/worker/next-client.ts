let clients = 0

/** Returns a new client address, because requests are rate limited per client (R13.5). */
export function nextClient(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}
