import { developmentHosts } from '#tools/build/vite/development-hosts.ts'

const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request was addressed to this machine by name. A preview answers any host, as the deployed site does, but
 * caught mails contain tokens, which a page of another site whose name points to this machine must not read (DNS
 * rebinding).
 * @param host the `Host` header
 * @param siteOrigin SITE_ORIGIN of the environment, which is local too
 */
export function isLocalHost(host: string | undefined, siteOrigin: string | undefined): boolean {
  const address = `http://${host}`
  if (host === undefined || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return LOOPBACK.test(hostname) || developmentHosts(siteOrigin).includes(hostname)
}
