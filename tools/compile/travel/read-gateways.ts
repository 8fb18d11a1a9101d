import type { TravelMode } from '#isomorphic/travel-graph/travel-graph.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'
import type { ResolveEnd } from './end-resolver.ts'
import { monthsOfNote } from './months-of-note.ts'
import type { AuthoredLeg, ResolvedEnd } from './travel-types.ts'

/** A whole country is no end of a service; a city state is. */
const MAX_COUNTRY_KM2 = 3000

const MODES: Readonly<Record<'train' | 'coach' | 'ferry' | 'road', TravelMode>> = {
  train: 'train',
  coach: 'bus',
  ferry: 'boat',
  road: 'road',
}

/** What editors add to a name: the border post, the country, the season. */
const ADDITION =
  / (?:by|in|over|for|near|across|at|on|from|through|with|via|then|to|and back)\b.*$|\(.*?\)| (?:Central )?(?:Station|Hauptbahnhof|HB|Junction)$/
const SEPARATOR = /, (?:and|or) |, | and | or /

type GatewayName = {
  readonly name: string
  /** The words that may tell its months: `Fresno and Sonora, in summer`, but of `Ruse, and Sofia in summer` its own part. */
  readonly note: string
}

/** The names in `Vienna and Budapest`, `Puno in Peru`, `Tbilisi by Sadakhlo`. */
function namesOfGateway(text: string): readonly GatewayName[] {
  const isOfAll = !text.includes(', and ')
  return text
    .split(SEPARATOR)
    .map((part) => ({ name: part.replace(ADDITION, '').trim(), note: isOfAll ? text : part }))
    .filter(({ name }) => /^\p{Lu}/u.test(name))
}

type Approach = NonNullable<
  (PracticalFacts['places'] extends ReadonlyMap<string, infer Facts> ? Facts : never)['approaches']
>[number]

/** Longer services are not meant: the name is that of another town elsewhere. */
const MAX_KM: Readonly<Record<Approach['by'], number>> = { train: 2000, coach: 1500, road: 800, ferry: 1500 }

/** Boats that take a few guests sail when they like. */
const NO_SERVICE = /private|berths|charter|cruises/i

type NotedEnd = ResolvedEnd & { readonly note: string }

/** The months that the first of several notes tells. */
function monthsOfNotes(notes: readonly string[], latitude: number): readonly number[] | null {
  for (const note of notes) {
    const months = monthsOfNote(note, latitude)
    if (months !== null) return months
  }
  return null
}

type GatewaySources = {
  readonly resolve: ResolveEnd
  readonly pages: ReadonlyMap<string, ResolvedEnd>
  readonly countries: ReadonlyMap<string, Country>
}

/** Every pair of ends; where both are several, each of one with the first of the other. */
function pairsOf<End>(from: readonly End[], to: readonly End[]): readonly (readonly [End, End])[] {
  const goals = from.length > 1 ? to.slice(0, 1) : to
  return from.flatMap((start) => goals.map((goal) => [start, goal] as const))
}

/**
 * Approaches of `content/practical` as legs without hours. Names that are not known are left out: an approach is
 * written for readers, and may say `most of Europe`.
 */
export function readGateways(
  { countries: ofCountries, places }: PracticalFacts,
  { resolve, pages, countries }: GatewaySources,
): readonly AuthoredLeg[] {
  const isTooLarge = ({ place }: ResolvedEnd): boolean =>
    (countries.get(place ?? '')?.world.area ?? 0) > MAX_COUNTRY_KM2
  const legsOf = (place: string, approaches: readonly Approach[] | undefined): readonly AuthoredLeg[] => {
    const country = place.split('/', 1)[0] ?? place
    const ends = (text: string): readonly NotedEnd[] =>
      namesOfGateway(text)
        .flatMap(({ name, note }) => {
          const end = resolve(name, country)
          return end === null ? [] : { ...end, note }
        })
        .filter((end) => !isTooLarge(end))
    const own = place === country ? undefined : pages.get(place)
    return (approaches ?? []).flatMap(({ by, from, to, operator = '' }, index) => {
      if (NO_SERVICE.test(operator)) return []
      const known = ends(to)
      // The stations of a city are named without it.
      const goals = known.length === 0 && own !== undefined ? [{ ...own, note: to }] : known
      const pairs = pairsOf(ends(from), goals).filter(
        ([start, goal]) => distanceKm(start, goal) <= MAX_KM[by],
      )
      return pairs.map(
        ([start, goal]): AuthoredLeg => ({
          from: start,
          to: goal,
          mode: MODES[by],
          minutes: null,
          months: monthsOfNotes([start.note, goal.note, operator], start.latitude),
          source: 'gateway',
          at: `content/practical/${place}.yaml: approaches[${index + 1}]`,
        }),
      )
    })
  }
  return [...ofCountries, ...places].flatMap(([place, { approaches }]) => legsOf(place, approaches))
}
