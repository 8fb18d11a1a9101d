import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { GuideRoute, GuideSection } from '#src/catalogue/catalogue-types.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { PartsByTitle } from '#tools/compile/practical/fact-rows.ts'
import type { PracticalMarkup } from '#tools/compile/practical/practical-markup.ts'
import { ITINERARIES, PRACTICAL } from '#tools/compile/text/guide-headings.ts'
import { hastElement, isCompiledMarkup, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import {
  dayTripList,
  dishList,
  festivalList,
  itineraryStops,
  quarterList,
  regionList,
  transportTable,
  walkList,
} from './guide-lists.ts'
import { sectionCheckNote } from './section-check-note.ts'

type GuideSource = Pick<AuthoredPlace, 'path' | 'fields' | 'text'>

/** A section of the page, with its label in the page navigation. */
type Part = Omit<GuideSection, 'html'>

/**
 * The sections of a guide in the order of its page (S3.10); sights are placed between `Getting around` and `Eating`.
 * Sections without a label are not in the page navigation.
 */
const PARTS: readonly Part[] = [
  { id: 'why-go', title: 'Why go' },
  { id: 'when-to-go', title: 'When to go' },
  { id: 'festivals', title: 'Through the year' },
  { id: 'regions', title: 'Regions at a glance' },
  { id: 'getting-there', title: 'Getting there', label: 'Getting there' },
  { id: 'getting-around', title: 'Getting around' },
  { id: 'eating', title: 'Eating', label: 'Eating' },
  { id: 'three-ways-to-spend-your-days', title: ITINERARIES, label: 'Itineraries', isWide: true },
  { id: 'walks', title: 'Two walks', label: 'Walks', isWide: true },
  { id: 'where-to-stay', title: 'Where to stay', label: 'Stay', isWide: true },
  { id: 'day-trips', title: 'Day trips' },
  { id: 'practical', title: PRACTICAL, label: 'Practical', isWide: true },
  { id: 'phrases', title: 'A few words', label: 'Phrases' },
  { id: 'travelling-well', title: 'Travelling well' },
  { id: 'go-next', title: 'Go next' },
]

const PLAN_THIS = 'Plan this'
const HEADING = /(?=<h3[ >])/
const PART = /^<h3>(.*?)<\/h3>(.*)$/s
const prose = (html: string): Markup => hastElement('div', { className: 'prose' }, [isCompiledMarkup(html)])

/** Parts of a text by their headings. @param pieces a heading of level 3 and what follows */
const partsOf = (pieces: readonly string[]): PartsByTitle =>
  new Map(
    pieces.flatMap((piece) => {
      const [, title = '', body = ''] = PART.exec(piece) ?? []
      return title === '' ? [] : [[title, body.trim()] as const]
    }),
  )

/**
 * Parts of a text under headings of level 3, side by side below rules; text before the first heading is placed above.
 */
function columns(
  html: string,
  name: string,
  addition: (index: number) => Markup | null,
  ending: (index: number) => Markup | null = () => null,
): readonly Markup[] {
  const pieces = html.split(HEADING).filter((piece) => piece.trim() !== '')
  const opening = pieces.filter((piece) => !piece.startsWith('<h3'))
  const parts = pieces
    .filter((piece) => piece.startsWith('<h3'))
    .map((piece, index) => {
      const end = piece.indexOf('</h3>') + '</h3>'.length
      const [title, body] = [piece.slice(0, end), piece.slice(end)]
      return hastElement('div', { className: 'prose' }, [
        isCompiledMarkup(title),
        addition(index),
        isCompiledMarkup(body.trim()),
        ending(index),
      ])
    })
  return [...opening.map(prose), hastElement('div', { className: name }, parts)]
}

/** Makes a trip of an itinerary. @param number of the itinerary, from 1 */
const planLink = (path: string, number: number): Markup =>
  hastElement(
    'a',
    { className: 'link', href: `/trips/new?from=${path}&itinerary=${number}`, rel: 'nofollow' },
    [PLAN_THIS],
  )

/** The content of a section; empty when the guide has none. */
function contentOf(
  { id, title }: Part,
  { path, fields, text }: GuideSource,
  phrases: readonly string[],
  facts: PracticalMarkup,
): readonly Markup[] {
  const { festivals, regions, ways, dishes, walks, quarters, dayTrips, itineraries } = fields
  const html = text.sections.find((section) => section.title === title)?.html
  const own = html === undefined ? [] : [prose(html)]
  const list = <Item>(items: readonly Item[] | undefined, write: (items: readonly Item[]) => Markup) =>
    items === undefined ? [] : [write(items)]
  switch (id) {
    // The page combines these two with other content.
    case 'why-go':
    case 'when-to-go':
      return html === undefined ? [] : [isCompiledMarkup(html)]
    case 'festivals':
      return list(festivals, festivalList)
    case 'regions':
      return list(regions, regionList)
    case 'getting-around':
      return [...own, ...list(ways, transportTable)]
    case 'eating':
      return [...own, ...list(dishes, dishList)]
    case 'three-ways-to-spend-your-days': {
      const stopsOf = (index: number): Markup | null => {
        const itinerary = itineraries?.[index]
        return itinerary === undefined ? null : itineraryStops(itinerary, index)
      }
      return html === undefined
        ? []
        : columns(html, 'itineraries', stopsOf, (index) => planLink(path, index + 1))
    }
    case 'walks':
      // Walks follow the itineraries, as in the list of routes.
      return list(walks, (all) => walkList(all, itineraries?.length ?? 0))
    case 'where-to-stay':
      return list(quarters, quarterList)
    case 'day-trips':
      return list(dayTrips, dayTripList)
    case 'getting-there':
      return [...own, ...facts.gettingThere]
    case 'practical': {
      const isIntroduction = (piece: string): boolean =>
        facts.introductions.includes(PART.exec(piece)?.[1] ?? '')
      const pieces = (html ?? '').split(HEADING)
      const notes = pieces.filter((piece) => !isIntroduction(piece)).join('')
      return [
        ...facts.practical(partsOf(pieces)),
        ...(notes === '' ? [] : columns(notes, 'practical', () => null)),
      ]
    }
    case 'phrases':
      return phrases.map(isCompiledMarkup)
    default:
      return own
  }
}

/**
 * Compiles a guide to the sections of its page, so that a request only has to output them.
 * @param phrases markup of the phrases of each language of the place
 * @param facts its practical facts
 */
export function guideSections(
  place: GuideSource,
  phrases: readonly string[],
  facts: PracticalMarkup,
): readonly GuideSection[] {
  return PARTS.flatMap((part) => {
    const content = [
      ...contentOf(part, place, phrases, facts),
      ...sectionCheckNote(part.title, place.fields, DEFAULT_LOCALE),
    ]
    return content.length === 0 ? [] : [{ ...part, html: writeMarkup(content) }]
  })
}

/** The routes of a place, which have stops in order: itineraries and walks. */
export function guideRoutes({ fields }: Pick<GuideSource, 'fields'>): readonly GuideRoute[] {
  return [...(fields.itineraries ?? []), ...(fields.walks ?? [])].map(({ title, stops }) => ({
    name: title,
    stops,
  }))
}
