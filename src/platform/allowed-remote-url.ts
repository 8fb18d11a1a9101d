const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether the worker may send requests or visitors to a URL: https, or http to a loopback host when a local run allows
 * it (M3.2).
 */
export function isAllowedRemoteUrl(address: string, allowsLoopbackHttp: boolean): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (allowsLoopbackHttp && protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
}
