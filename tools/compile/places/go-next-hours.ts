import { OVERLAND_HOURS_WORDS } from '#isomorphic/travel-graph/words/overland-hours-words.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { GuideSection } from '#src/catalogue/catalogue-types.ts'
import { hastElement, writeMarkup } from '#tools/compile/text/hast-element.ts'
import type { OverlandTexts } from './overland-texts.ts'
import type { Place } from './place.ts'

const GO_NEXT = 'go-next'
const SEPARATOR = ' · '

/**
 * Adds a line with the hours overland to the places that “Go next” links: `Overland from Kyoto: Osaka about 30 min by
 * train`. Other sections, and one that links no place with a known journey, stay as they are.
 */
export function withGoNextHours(
  section: GuideSection,
  place: Place,
  { linkedIn, startOf }: OverlandTexts,
): GuideSection {
  if (section.id !== GO_NEXT) return section
  const hours = linkedIn(place, section.html)
  if (hours.length === 0) return section
  const words = pickWords(OVERLAND_HOURS_WORDS, DEFAULT_LOCALE)
  // Each text in an element of its own, because texts between tags are translated one by one.
  const items = hours.flatMap((text, index) => [
    index === 0 ? ' ' : SEPARATOR,
    hastElement('span', {}, [text]),
  ])
  const line = hastElement('p', { className: 'meta' }, [words.overlandFrom(startOf(place)), ...items])
  return { ...section, html: section.html + writeMarkup([line]) }
}
