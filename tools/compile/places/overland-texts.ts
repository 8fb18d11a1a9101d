import { shortOverlandText } from '#isomorphic/travel-graph/overland-hours-text.ts'
import type { OverlandHours, TravelGraph } from '#isomorphic/travel-graph/travel-graph.ts'
import { OVERLAND_HOURS_WORDS } from '#isomorphic/travel-graph/words/overland-hours-words.ts'
import { monthMaskText } from '#isomorphic/where/format-reasons.ts'
import { ALL_MONTHS } from '#isomorphic/where/month-mask.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { DESTINATIONS, idOf, type Place } from './place.ts'

/** A longer journey, or one with more changes, is no step to the next place: around a closed border, for example. */
const MAX_HOURS = 24
const MAX_CHANGES = 3

/** A line does not break between a number and its unit. */
const BEFORE_UNIT = /(?<=[\d¼½¾]) /gu
const NO_BREAK = '\u{a0}'

const LINK = new RegExp(`href="(${DESTINATIONS}/[^"#?]+)["#?]`, 'g')

export type OverlandSources = {
  readonly reachableWithoutFlying: TravelGraph['reachableWithoutFlying']
  readonly find: (path: string) => Place | undefined
  /** Name of a country's capital, where the graph has its end. */
  readonly capitalName: (country: string) => string | null
}

/** What a guide says of hours overland to other places. */
export type OverlandTexts = {
  /** `about 3 h by train`; null where the graph knows no journey. */
  readonly textOf: (from: Place, to: Place) => string | null
  /** The hours to the places that a text links, each once: `Osaka about 30 min by train`. */
  readonly linkedIn: (from: Place, html: string) => readonly string[]
  /** Name of where the hours of a place are measured: of a country its capital. */
  readonly startOf: (place: Place) => string
}

/** Puts hours of the travel graph into the words of guides; one search of the graph answers for all places around one. */
export function createOverlandTexts({
  reachableWithoutFlying,
  find,
  capitalName,
}: OverlandSources): OverlandTexts {
  const words = pickWords(OVERLAND_HOURS_WORDS, DEFAULT_LOCALE)
  let latest: { readonly id: string; readonly hours: ReadonlyMap<string, OverlandHours> } | null = null

  function journey(from: Place, to: Place): string | null {
    const id = idOf(from)
    latest = latest?.id === id ? latest : { id, hours: reachableWithoutFlying(id) }
    const hours = latest.hours.get(idOf(to))
    const isStep = hours !== undefined && hours.maxHours <= MAX_HOURS && hours.changes <= MAX_CHANGES
    if (!isStep) return null
    const seasons = hours.months === ALL_MONTHS ? [] : [monthMaskText(hours.months, DEFAULT_LOCALE)]
    return [shortOverlandText(hours).replace(BEFORE_UNIT, NO_BREAK), ...seasons].join(', ')
  }

  /** Where a country is measured; null for a place that stands for itself. */
  function standsAt({ kind, name, country }: Place): string | null {
    const capital = kind === 'country' ? capitalName(country.slug) : null
    return capital === name ? null : capital
  }

  function textOf(from: Place, to: Place): string | null {
    const text = journey(from, to)
    if (text === null) return null
    const [start, goal] = [standsAt(from), standsAt(to)]
    if (start !== null && goal !== null) return words.fromTo(start, goal, text)
    if (start !== null) return words.from(start, text)
    return goal === null ? text : words.to(goal, text)
  }

  function linkedIn(from: Place, html: string): readonly string[] {
    const paths = new Set([...html.matchAll(LINK)].map(([, path = '']) => path))
    const texts = [...paths].flatMap((path) => {
      const to = find(path)
      const text = to === undefined ? null : journey(from, to)
      return to === undefined || text === null ? [] : [`${standsAt(to) ?? to.name} ${text}`]
    })
    // A country and its capital are one end.
    return [...new Set(texts)]
  }

  return { textOf, linkedIn, startOf: (place) => standsAt(place) ?? place.name }
}
