import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { decodeMarkup } from '#src/site/markup/encoded-markup.ts'
import { plainTextOf } from './plain-text.ts'

/** The section of a guide with its itineraries (S3.10). */
const ITINERARY_SECTION = 'three-ways-to-spend-your-days'

/** One of the itineraries of a guide. */
export type GuideItinerary = {
  readonly title: string
  readonly days: number
  /** Its paragraphs as text. */
  readonly text: string
}

const HEADING = /<h3[^>]*>(.*?)<\/h3>/gs
// Not `<path>`, of which maps of the ways consist.
const PARAGRAPH = /<p(?:\s[^>]*)?>(.*?)<\/p>/gs
// Compiled markup has a no-break space here.
const STATED_DAYS = /<b>(\d{1,2})\sdays?<\/b>/
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const DAYS_IN_WORDS = new RegExp(String.raw`\b(${NUMBERS.join('|')}|\d{1,2}) days?\b`, 'i')
const WEEKS = /\b(?:(two|three|four) weeks|a (fortnight)|a (week)|a (weekend))\b/i
const DEFAULT_DAYS = 3

function daysOf(title: string, html: string): number {
  const stated = STATED_DAYS.exec(html)?.[1]
  if (stated !== undefined) return Number(stated)
  const word = DAYS_IN_WORDS.exec(title)?.[1]?.toLowerCase()
  if (word !== undefined) return Number(word) || NUMBERS.indexOf(word) + 1
  const [, weeks, fortnight, week, weekend] = WEEKS.exec(title) ?? []
  if (weeks !== undefined) return (NUMBERS.indexOf(weeks.toLowerCase()) + 1) * 7
  if (fortnight !== undefined) return 14
  if (weekend !== undefined) return 2
  return week === undefined ? DEFAULT_DAYS : 7
}

/** The itineraries of a guide, in page order; empty for a page without them. */
export function parseItineraries({
  sections,
}: Pick<DestinationRecord, 'sections'>): readonly GuideItinerary[] {
  const html = decodeMarkup(sections.find(({ id }) => id === ITINERARY_SECTION)?.html ?? '')
  const headings = [...html.matchAll(HEADING)]
  return headings.map((heading, index) => {
    const part = html.slice(heading.index + heading[0].length, headings[index + 1]?.index)
    const title = plainTextOf(heading[1] ?? '')
    const text = [...part.matchAll(PARAGRAPH)]
      .map(([, paragraph = '']) => plainTextOf(paragraph))
      .join('\n\n')
    return { title, days: daysOf(title, part), text }
  })
}
