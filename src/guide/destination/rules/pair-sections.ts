import type { GuideSection } from '#src/catalogue/catalogue-types.ts'

/** Short sections that follow each other and belong together. */
const PAIRS: readonly (readonly [first: string, second: string])[] = [
  ['getting-there', 'getting-around'],
  ['travelling-well', 'go-next'],
]

type AloneOrPair = readonly [first: GuideSection, second?: GuideSection]

/** Rows of tables by which one of two sections may be longer: more would leave half of the page empty beside it. */
const MAX_EXTRA_ROWS = 6

const rowsOf = ({ html }: GuideSection): number => html.split('<tr').length - 1

const areSimilar = (first: GuideSection, second: GuideSection): boolean =>
  Math.abs(rowsOf(first) - rowsOf(second)) <= MAX_EXTRA_ROWS

/**
 * Groups the sections of a guide for the page: pairs of similar height stand side by side, all others alone, in their
 * order.
 */
export function pairSections(sections: readonly GuideSection[]): readonly AloneOrPair[] {
  const isPair = (first: GuideSection, second: GuideSection | undefined): second is GuideSection =>
    second !== undefined &&
    PAIRS.some((pair) => pair[0] === first.id && pair[1] === second.id) &&
    areSimilar(first, second)
  return sections.flatMap((section, index): readonly AloneOrPair[] => {
    const [previous, next] = [sections[index - 1], sections[index + 1]]
    if (previous !== undefined && isPair(previous, section)) return []
    return [isPair(section, next) ? [section, next] : [section]]
  })
}
