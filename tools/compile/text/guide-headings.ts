export const ITINERARIES = 'Three ways to spend your days'
export const PRACTICAL = 'Practical'

/** Practical information, in the order in which visitors need it (S3.10). */
export const PRACTICAL_PARTS: readonly string[] = [
  'Money and tipping',
  'Water',
  'Power and connection',
  'Health and safety',
  'Step-free access',
  'With children',
  'Entry',
]

/** The only headings of level 2 of a guide, in their order (S3.10). */
export const SECTION_TITLES: readonly string[] = [
  'Why go',
  'When to go',
  'Getting there',
  'Getting around',
  'Eating',
  ITINERARIES,
  PRACTICAL,
  'Travelling well',
  'Go next',
]

/** Headings of level 3 below one of level 2, each at most once; null where editors choose them. */
export const SECTION_PARTS: Readonly<Record<string, readonly string[] | null>> = {
  [ITINERARIES]: null,
  [PRACTICAL]: PRACTICAL_PARTS,
}
