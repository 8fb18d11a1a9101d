/** What stands in a frozen letter where each reader's own token goes. */
export const TOKEN_PLACEHOLDER = 'READERS-OWN-TOKEN'

/** The parameter by which a visit that a reader allowed to be counted is known to come from a letter. */
const SOURCE_PARAMETER = 'from'

export const archivePath = (slug: string): string => `/newsletter/letters/${slug}`

/**
 * Where a link of a letter leads: to others as it was written, to ourselves with the letter's name, which is the same for
 * every reader and says nothing of them.
 */
export function resolveCampaignHref(href: string, siteOrigin: string, slug: string | null): string {
  if (!href.startsWith('/')) return href
  const address = new URL(href, siteOrigin)
  if (slug !== null) address.searchParams.set(SOURCE_PARAMETER, `letter-${slug}`)
  return address.href
}

/** The address of a letter in the archive: its day and its subject. */
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
