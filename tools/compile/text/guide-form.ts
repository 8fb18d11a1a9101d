/**
 * Guides that do not say their `depth` yet are checked by the rules they were written under. Set to false when the
 * report lists none any more (`npm run content -- --report`): a guide without `depth` is an error from then on.
 */
export const ACCEPTS_UNDEEPENED = true

export type GuideForm = {
  /** The only headings of level 2, in the order in which they come. */
  readonly titles: readonly string[]
  /** Headings of level 3 that stand below one of level 2, word for word; null where editors choose them. */
  readonly parts: Readonly<Record<string, readonly string[] | null>>
}

export const ITINERARIES = 'Three ways to spend your days'
export const PRACTICAL = 'Practical'
export const TRAVELLING_WELL = 'Travelling well'

/** What a visitor needs to know, in the order in which it is needed (S3.10). */
export const PRACTICAL_PARTS: readonly string[] = [
  'Money and tipping',
  'Water',
  'Power and connection',
  'Health and safety',
  'Step-free access',
  'With children',
  'Entry',
]

/** A guide of today (S3.10). */
export const GUIDE_FORM: GuideForm = {
  titles: [
    'Why go',
    'When to go',
    'Getting there',
    'Getting around',
    'Eating',
    ITINERARIES,
    PRACTICAL,
    TRAVELLING_WELL,
    'Go next',
  ],
  parts: { [ITINERARIES]: null, [PRACTICAL]: PRACTICAL_PARTS },
}

/** A guide without `depth`. */
export const UNDEEPENED_FORM: GuideForm = {
  titles: ['Why go', 'When to go', 'Getting there and around', 'Eating', ITINERARIES, 'Good to know'],
  parts: { [ITINERARIES]: null },
}

/** The form of a file, told from its front matter before that is checked. */
export function formOf(frontMatter: unknown): GuideForm {
  const hasDepth = typeof frontMatter === 'object' && frontMatter !== null && 'depth' in frontMatter
  return hasDepth || !ACCEPTS_UNDEEPENED ? GUIDE_FORM : UNDEEPENED_FORM
}
