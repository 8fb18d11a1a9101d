import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { LinkVerdict } from './link-verdict.ts'
import { LINKS_WORDS } from './words/links-words.ts'

const BOTS_REFUSED = /^bots_refused (\d+)$/

/**
 * Returns the reason of a verdict in words. A status is returned as it is, and so is the reason of a row that an earlier
 * version has stored in words.
 */
export function describeReason(reason: LinkVerdict['reason'], locale: Locale): string {
  const { reasons, botsRefused } = pickWords(LINKS_WORDS, locale)
  const status = BOTS_REFUSED.exec(reason)?.[1]
  if (status !== undefined) return botsRefused(status)
  const texts = new Map(Object.entries(reasons))
  return texts.get(reason) ?? reason
}
