import { expect, it } from 'vitest'
import manifest from '#generated/catalogue-manifest.json'
import { findPlace } from '#src/catalogue/find-place.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { placeFactsOf } from './place-facts-of.ts'

async function factsOf(path: string, countryPath: string) {
  const [place, country] = await Promise.all(
    [path, countryPath].map((one) => findPlace(readShard, manifest.shardCount, one)),
  )
  if (place == null || country == null) throw new Error(`${path} is not compiled`)
  return placeFactsOf(place, country)
}

it('reads from the compiled guide what concerns dates', async () => {
  const paris = await factsOf('/destinations/france/paris', '/destinations/france')
  expect(paris.holidays['2027-07-14']).toBe('Bastille Day')
  expect(paris.timeZone).toBe('Europe/Paris')
  expect(paris.festivals.map(({ name }) => name)).toContain('Fête de la Musique')
  const lisbon = await factsOf('/destinations/portugal/lisbon', '/destinations/portugal')
  expect(lisbon.closings).toEqual([
    { text: 'Most museums and monuments close on Mondays.', path: '/destinations/portugal/lisbon' },
  ])
  expect(lisbon.holidaysPath).toBe('/destinations/portugal')
  expect(lisbon.season?.[6]).toBe('hot')
})
