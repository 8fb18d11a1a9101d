import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** Placeholder for the token of each subscriber in a frozen mail. */
export const TOKEN_PLACEHOLDER = 'READERS-OWN-TOKEN'

/** Links of a mail that contain it: unsubscribe and preferences. */
export const SUBSCRIBER_LINKS = 2

/** No separator and no invisible character: URL parsers drop tabs and line ends, so `/<tab>/host` is another site. */
const VISIBLE = /^[^\p{C}\p{Z}\\]+$/u
const MAIL_LINK = /^mailto:[^@]+@[^@]+$/
const ANY_SITE = 'https://site.invalid'

/** Whether a link of a campaign leads to a path of the site, to another site over HTTPS, or to a mailbox. */
export function isSafeHref(href: string): boolean {
  if (!VISIBLE.test(href) || !URL.canParse(href, ANY_SITE)) return false
  const { protocol, origin, username, password } = new URL(href, ANY_SITE)
  if (href.startsWith('/')) return origin === ANY_SITE
  if (/^https:\/\/[^/]/.test(href)) return protocol === 'https:' && username === '' && password === ''
  return MAIL_LINK.test(href)
}

/** Query parameter that attributes a consented page view to a campaign. */
const SOURCE_PARAMETER = 'from'

export const archivePath = (slug: string): string => `/newsletter/letters/${slug}`

/**
 * Resolves a link of a campaign: external links are unchanged; internal ones become absolute, lead to the page in the
 * language of the mail, and get the name of the campaign, which is the same for every subscriber and identifies none.
 */
export function resolveCampaignHref(
  href: string,
  siteOrigin: string,
  slug: string | null,
  tag: LocaleTag,
): string {
  if (!href.startsWith('/')) return href
  const address = new URL(localiseHref(tag, href), siteOrigin)
  if (slug !== null) address.searchParams.set(SOURCE_PARAMETER, `letter-${slug}`)
  return address.href
}

/** The slug of a campaign in the archive: its day and its subject. */
export function createCampaignSlug(subject: string, atS: number): string {
  const day = new Date(atS * 1000).toISOString().slice(0, 10)
  const words = subject
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
  return words === '' ? day : `${day}-${words}`
}
