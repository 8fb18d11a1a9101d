import { expect, it } from 'vitest'
import manifest from '#generated/catalogue-manifest.json'
import { findPlace } from '#src/catalogue/find-place.ts'
import { readDatedPage } from '#src/trips/read-dated-page.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { type DatedPage, placeFactsOf } from './place-facts-of.ts'

async function datedPage(path: string): Promise<DatedPage> {
  const page = await findPlace(readShard, manifest.shardCount, path)
  if (page === null) throw new Error(`${path} is not compiled`)
  return readDatedPage(readShard, page)
}
const factsOf = async (path: string, countryPath: string) =>
  placeFactsOf(await datedPage(path), await datedPage(countryPath))

it('reads from the compiled guide what concerns dates', async () => {
  const paris = await factsOf('/destinations/france/paris', '/destinations/france')
  expect(paris.holidays['2027-07-14']).toBe('Bastille Day')
  expect(paris.timeZone).toBe('Europe/Paris')
  expect(paris.festivals.map(({ name }) => name)).toContain('Fête de la Musique')
  const lisbon = await factsOf('/destinations/portugal/lisbon', '/destinations/portugal')
  expect(lisbon.closings).toEqual([
    { text: 'Most museums and monuments close on Mondays.', path: '/destinations/portugal/lisbon' },
  ])
  expect(lisbon.holidaysPath).toBe('/destinations/portugal/lisbon')
  expect(lisbon.holidays['2027-06-13']).toMatch(/Anthony/)
  expect(lisbon.season?.[6]).toBe('fair')
})

it('names each day of a holiday of several days', async () => {
  const beijing = await factsOf('/destinations/china/beijing', '/destinations/china')
  const golden = ['2026-10-01', '2026-10-03', '2026-10-07'].map((day) => beijing.holidays[day])
  expect(new Set(golden)).toEqual(new Set(['National Day']))
})

it('omits holidays that only a part of the country has, and keeps those of a place', async () => {
  const germany = await factsOf('/destinations/germany', '/destinations/germany')
  expect([germany.holidays['2026-01-06'], germany.holidays['2026-10-03']]).toEqual([
    undefined,
    expect.stringContaining('German Unity'),
  ])
  const munich = await factsOf('/destinations/germany/munich', '/destinations/germany')
  expect([munich.holidays['2026-01-06'], munich.holidaysPath]).toEqual([
    'Epiphany',
    '/destinations/germany/munich',
  ])
})
