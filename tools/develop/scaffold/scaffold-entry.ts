import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { TRAVEL_TOPICS } from '#src/catalogue/travel-topic.ts'
import { loadCountries } from '#tools/compile/places/load-countries.ts'
import { articleTemplate, destinationTemplate } from './entry-templates.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const USAGE = `npm run scaffold -- destination <continent>/<country>[/<region>]/<place> [name]
npm run scaffold -- article <topic>/<slug> [title]`

export type ScaffoldRequest = {
  /** The folder `content`. */
  readonly contentDir: string
  /** ISO date. */
  readonly today: string
  /** The arguments as typed: kind, path, name. */
  readonly args: readonly string[]
}

/** Converts `kutna-hora` to `Kutna Hora`, to be corrected by hand. */
const titleFromSlug = (slug: string): string =>
  slug.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()

/** @throws {RangeError} when the guide has no such continent or country */
function checkPlace([continent, countrySlug]: readonly string[]): void {
  if (!CONTINENT_SLUGS.some((slug) => slug === continent))
    throw new RangeError(`“${continent}” is not one of ${CONTINENT_SLUGS.join(', ')}`)
  const country = loadCountries().find(({ slug }) => slug === countrySlug)
  if (country === undefined)
    throw new RangeError(
      `“${countrySlug}” is not a country of the guide; content/countries.yaml lists their names`,
    )
  if (country.continent !== continent)
    throw new RangeError(`${country.name} is filed under ${country.continent}, not ${continent}`)
}

function checkTopic([topic]: readonly string[]): void {
  if (!TRAVEL_TOPICS.some((known) => known === topic))
    throw new RangeError(`“${topic}” is not one of ${TRAVEL_TOPICS.join(', ')}`)
}

function checkSegments(segments: readonly string[]): void {
  const wrong = segments.find((segment) => !SLUG.test(segment))
  if (wrong !== undefined)
    throw new RangeError(`“${wrong}” cannot be part of an address: a to z, 0 to 9 and single hyphens`)
}

function textFor(kind: string, segments: readonly string[], name: string, today: string): string {
  if (kind === 'article') return articleTemplate({ title: name, topic: segments[0] ?? '', today })
  return destinationTemplate({ name, kind: segments.length === 2 ? 'country' : 'city', today })
}

/**
 * Writes a new draft for an editor.
 * @returns its path
 * @throws {RangeError} with instructions when the arguments are no valid address or the file exists
 */
export function scaffoldEntry({ contentDir, today, args }: ScaffoldRequest): string {
  const [kind = '', path = '', ...nameWords] = args
  const address = path.replace(/^\/+|\/+$/g, '')
  const segments = address.split('/')
  const isKnown = kind === 'article' || kind === 'destination'
  if (!isKnown || address === '') throw new RangeError(USAGE)
  const isDestination = kind === 'destination'
  const depth = segments.length
  if (isDestination ? depth < 2 || depth > 4 : depth !== 2) throw new RangeError(USAGE)
  checkSegments(segments)
  if (isDestination) checkPlace(segments)
  else checkTopic(segments)
  const file = join(contentDir, isDestination ? 'destinations' : 'articles', `${address}.md`)
  if (existsSync(file)) throw new RangeError(`${file} is there already`)
  const typed = nameWords.join(' ').replaceAll(/\s+/g, ' ').trim()
  const name = typed === '' ? titleFromSlug(segments.at(-1) ?? '') : typed
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, textFor(kind, segments, name, today))
  return file
}
