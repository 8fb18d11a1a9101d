import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { PageTranslation, SectionWords } from './translation-report.ts'

/** Kinds of text in the order in which they are translated. */
export const TIERS = ['house', 'lists', 'facts', 'ranked', 'guides', 'stories'] as const
export type Tier = (typeof TIERS)[number]

/** Parts of a guide that are short texts; the others are prose. */
const SHORT_TEXTS = new Set([
  'name',
  'continent',
  'ancestors',
  'summary',
  'tagline',
  'posterCaption',
  'facts',
  'season',
  'festivals',
  'sights',
  'image',
  'yearHtml',
  'phrases',
  'practical',
  'alike',
])
const PLACE = '/destinations/'
const STORY = /^\/articles\/[^/]+$/
const LIST = /^\/(?:|places|best-in-travel|[a-z-]+\/places|articles\/category\/[a-z-]+|campaigns\/.+)$/

/** The tier of a section of a page. */
export function tierOf({ path, isRanked }: PageTranslation, { section }: SectionWords): Tier {
  if (path.startsWith(PLACE)) {
    if (SHORT_TEXTS.has(section)) return 'facts'
    return isRanked ? 'ranked' : 'guides'
  }
  if (STORY.test(path)) return 'stories'
  return LIST.test(path) ? 'lists' : 'house'
}

export type TierShare = { readonly words: number; readonly translated: number }

/** The words of each tier, and those that a language has. */
export function sharesByTier(
  pages: readonly PageTranslation[],
  tag: TranslatedTag,
): Readonly<Record<Tier, TierShare>> {
  const shares = Object.fromEntries(TIERS.map((tier) => [tier, { words: 0, translated: 0 }])) as Record<
    Tier,
    { words: number; translated: number }
  >
  for (const page of pages) {
    for (const section of page.sections) {
      const share = shares[tierOf(page, section)]
      share.words += section.words
      share.translated += section.translated[tag] ?? 0
    }
  }
  return shares
}

export type PageShare = TierShare & {
  readonly path: string
  /** Sections with missing words, those that lack most first. */
  readonly missing: readonly { readonly section: string; readonly words: number }[]
}

/** The pages of a tier that are not whole in a language, those that lack fewest words first. */
export function unfinishedPages(
  pages: readonly PageTranslation[],
  tag: TranslatedTag,
  tier: Tier,
): readonly PageShare[] {
  return pages
    .map((page): PageShare => {
      const sections = page.sections.filter((section) => tierOf(page, section) === tier)
      const missing = sections
        .map(({ section, words, translated }) => ({ section, words: words - (translated[tag] ?? 0) }))
        .filter(({ words }) => words > 0)
        .toSorted((one, other) => other.words - one.words)
      const words = sections.reduce((sum, section) => sum + section.words, 0)
      const lacking = missing.reduce((sum, section) => sum + section.words, 0)
      return { path: page.path, words, translated: words - lacking, missing }
    })
    .filter(({ missing }) => missing.length > 0)
    .toSorted((one, other) => one.words - one.translated - (other.words - other.translated))
}
