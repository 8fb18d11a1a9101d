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
    {
      text: 'Most museums and monuments close on Mondays.',
      path: '/destinations/portugal/lisbon',
      weekdays: [1],
    },
  ])
  expect(lisbon.holidaysPath).toBe('/destinations/portugal/lisbon')
  expect(lisbon.holidays['2027-06-13']).toMatch(/Anthony/)
  expect(lisbon.season?.[6]).toBe('fair')
})

it('dates the festivals: by the days in their text, and those that move by their rule', async () => {
  const bangkok = await factsOf('/destinations/thailand/bangkok', '/destinations/thailand')
  const datesOf = (festivals: typeof bangkok.festivals, start: string) =>
    festivals.find(({ name }) => name.startsWith(start))
  expect(datesOf(bangkok.festivals, 'Songkran')?.days).toEqual([13, 14, 15])
  const market = datesOf(
    (await factsOf('/destinations/vietnam/ha-giang', '/destinations/vietnam')).festivals,
    'Khau Vai',
  )
  expect(market?.days).toBeUndefined()
  // The 26th and the 27th of the third lunar month.
  expect(market?.spans).toContainEqual(['2027-05-02', '2027-05-03'])
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
