import { withDeadline } from './deadline.ts'

const TIMEOUT_MS = 500

const IPV6_GROUPS = 8
const IPV6_NETWORK_GROUPS = 4
/** Groups of IPv6, numbers of IPv4. */
const SITE_NETWORK_PARTS = 3
/** IPv4-mapped IPv6 address (RFC 4291 section 2.5.5.2). */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The first 64 bits of an IPv6 address, with `::` expanded and leading zeros removed. */
function ipv6NetworkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, IPV6_NETWORK_GROUPS)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/**
 * The client's network from the platform's header: an IPv4 address, or the first 64 bits of an IPv6 address, because
 * one household has all addresses of a /64.
 */
export function clientNetworkOf(headers: Headers): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return address.includes(':') ? ipv6NetworkOf(address) : address
}

/**
 * The network that one customer of a provider may have in total: the first 48 bits of an IPv6 address, or 24 of an IPv4
 * address.
 */
export function siteNetworkOf(headers: Headers): string {
  const client = clientNetworkOf(headers)
  const separator = client.includes(':') ? ':' : '.'
  return client.split(separator).slice(0, SITE_NETWORK_PARTS).join(separator)
}

/** The platform's rate limit per client. It is permissive and fails open (R10.7), because D1 counts as well. */
export async function isWithinClientRateLimit(limit: RateLimit, key: string): Promise<boolean> {
  const outcome = await withDeadline(limit.limit({ key }), TIMEOUT_MS, 'rate limit').catch(() => null)
  return outcome?.success !== false
}
