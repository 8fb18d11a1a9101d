import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import worldCountries from 'world-countries'
import { parse } from 'yaml'
import { createTravelGraph } from '#isomorphic/travel-graph/create-travel-graph.ts'
import type { TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import { createFactTable } from '#isomorphic/where/fact-table.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { MONTH_SLUGS } from '#isomorphic/where/month-slugs.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { buildWhereAnswer } from '#src/where/build-where-answer.ts'
import { readQuestion } from '#src/where/read-question.ts'
import type { WhereCards } from '#src/where/where-cards.ts'
import { createDice } from '#test/support/node/random-where-facts.ts'
import { parseShard } from '#tools/compile/emit/set-markup.ts'
import { isDrawbackTrue } from '#tools/compile/fixtures/recompute-drawback.ts'
import { recomputeHours } from '#tools/compile/fixtures/recompute-hours.ts'
import { type ContentPlace, isReasonTrue } from '#tools/compile/fixtures/recompute-reason.ts'
import { readWrittenGateways } from '#tools/compile/fixtures/written-gateways.ts'

const ANSWERS = 500
const NO_PATH = { month: null, interest: null }

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const frontMatterOf = (path: string): Record<string, unknown> =>
  parse(/^---\n([\s\S]*?)\n---/.exec(readFileSync(path, 'utf8'))?.[1] ?? '') as Record<string, unknown>
/** Path of a place without continent. */
const idOfFile = (path: string): string => path.split('/').slice(3).join('/').replace(/\.md$/, '')

function readYears(): ReadonlyMap<string, string> {
  const { version } = readJson<{ version: string }>('.generated/catalogue-manifest.json')
  const records = globSync(`public/_catalogue/${version}/place-*`).flatMap((path) =>
    Object.values(parseShard(readFileSync(path, 'utf8')) as Record<string, DestinationRecord[]>).flat(),
  )
  return new Map(records.map(({ path, yearHtml }) => [path.slice('/destinations/'.length), yearHtml ?? '']))
}

function countryPoint(name: string): readonly [number, number] {
  const slug = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z ]/g, '')
  const found = worldCountries.find(({ name: names }) =>
    [names.common, names.official].some((one) => slug(one) === slug(name)),
  )
  const [latitude = Number.NaN, longitude = Number.NaN] = found?.latlng ?? []
  return [latitude, longitude]
}

function readContent(): ReadonlyMap<string, ContentPlace> {
  const years = readYears()
  const places = new Map(
    globSync('content/destinations/**/*.md').map((path) => {
      const fields = frontMatterOf(path)
      const id = idOfFile(path)
      const at =
        (fields['coordinates'] as [number, number] | undefined) ?? countryPoint(String(fields['name']))
      const rows = (years.get(id) ?? '').split('<tr').slice(2)
      return [id, { ...fields, at, yearRows: rows } as unknown as ContentPlace]
    }),
  )
  const gatewaysOf = readWrittenGateways((id) => places.get(id)?.at)
  return new Map([...places].map(([id, place]) => [id, { ...place, gateways: gatewaysOf(id) }]))
}

/** Draws a question; about half of them with a start. */
function drawQuery(dice: (limit: number) => number, ids: readonly string[]): string {
  const roll = (limit: number): number => Math.floor(dice(limit))
  const pairs: string[] = []
  const maybe = (odds: number, pair: () => string): void => {
    if (roll(odds) === 0) pairs.push(pair())
  }
  if (roll(5) > 0) pairs.push(`month=${MONTH_SLUGS[roll(12)]}`)
  maybe(2, () => `interest=${INTERESTS[roll(INTERESTS.length)]}`)
  maybe(8, () => `interest=${INTERESTS[roll(INTERESTS.length)]}`)
  maybe(3, () => `warm=${['cold', 'cool', 'mild', 'warm', 'hot'][roll(5)]}`)
  maybe(3, () => 'dry=1')
  maybe(4, () => `days=${[3, 7, 14, 21][roll(4)]}`)
  maybe(
    2,
    () => `from=${encodeURIComponent(ids[roll(ids.length)] ?? '')}&${['near=1', 'noflight=1', ''][roll(3)]}`,
  )
  maybe(5, () => 'quiet=1')
  maybe(5, () => `cost=${['low', 'middle', 'high'][roll(3)]}`)
  maybe(8, () => 'kids=1')
  maybe(8, () => 'step=1')
  return pairs.join('&')
}

/** Position of an airport in degrees; null for what is no code of one. */
function airportAt({ airports }: WhereCards, code: string): readonly [number, number] | null {
  const index = airports.code.split(' ').indexOf(code)
  return index === -1 ? null : [(airports.latitude[index] ?? 0) / 10, (airports.longitude[index] ?? 0) / 10]
}

describe('reasons of /where', () => {
  it('are true by the content files in 500 answers drawn by lot', () => {
    const content = readContent()
    const table = createFactTable(readJson<WhereFacts>('.generated/where-facts.json'))
    const data = { table, cards: readJson<WhereCards>('.generated/where-cards.json') }
    const graphData = readJson<TravelGraphData>('.generated/travel-graph.json')
    const graph = createTravelGraph(graphData)
    const hoursOf = recomputeHours(graphData)
    const dice = createDice(2026)
    // Airports stand for towns, a country for its capital.
    const starts = [...table.facts.id, ...data.cards.airports.code.split(' ')]
    const untrue: string[] = []
    let [answers, reasonCount] = [0, 0]
    while (answers < ANSWERS) {
      const query = drawQuery(dice, starts)
      const question = readQuestion(new URL(`https://fernway.test/where?${query}`), NO_PATH, {
        data,
        overland: graph,
        locale: DEFAULT_LOCALE,
      })
      const { results, wishes } = buildWhereAnswer(data, { ...question, locale: 'en', monthNow: 4 })
      answers += 1
      const { origin } = question
      const airport = origin === null ? null : airportAt(data.cards, origin.slug)
      const at = airport ?? content.get(origin?.id ?? '')?.at
      for (const { id, reasons, drawback } of results) {
        const place = content.get(id)
        if (place === undefined) throw new Error(`${id} has no file`)
        const context = {
          month: wishes.month,
          interests: wishes.interests,
          from: at === undefined || origin === null ? null : { name: origin.name, at },
          overland: origin === null ? null : hoursOf(airport ?? origin.id ?? '', id, wishes.month),
        }
        reasonCount += reasons.length
        for (const reason of reasons)
          if (!isReasonTrue(reason, place, context)) untrue.push(`${query}: ${id}: ${reason}`)
        if (drawback !== null && !isDrawbackTrue(drawback, place, context))
          untrue.push(`${query}: ${id}: But: ${drawback}`)
      }
    }
    console.info(`${answers} answers, ${reasonCount} reasons, ${untrue.length} untrue`)
    expect(untrue.slice(0, 20)).toEqual([])
    expect(reasonCount).toBeGreaterThan(ANSWERS)
  })
})
