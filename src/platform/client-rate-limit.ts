import { withDeadline } from './deadline.ts'

const TIMEOUT_MS = 500

const IPV6_GROUPS = 8
const IPV6_NETWORK_GROUPS = 4
/** How programs write an IPv4 address where IPv6 is expected (RFC 4291 section 2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first 64 bits of an IPv6 address, with what `::` stands for written out and no zeros in front. */
function ipv6NetworkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, IPV6_NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The visitor's network address, as the platform saw it: of IPv6 the first half, because one household holds the rest. */
export function clientNetworkOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return address.includes(':') ? ipv6NetworkOf(address) : address
}

/**
 * The platform's own limit of requests by client. It is permissive, and where it fails D1 still counts, so a limit that
 * does not answer lets the request through (R10.7).
 */
export async function isWithinClientRateLimit(limit: RateLimit, key: string): Promise<boolean> {
  const outcome = await withDeadline(limit.limit({ key }), TIMEOUT_MS, 'rate limit').catch(() => null)
  return outcome?.success !== false
}
