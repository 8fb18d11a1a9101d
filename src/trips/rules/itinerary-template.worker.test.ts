import { describe, expect, it } from 'vitest'
import manifest from '#generated/catalogue-manifest.json'
import { findPlace } from '#src/catalogue/find-place.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { createItineraryTemplate } from './itinerary-template.ts'
import { parseItineraries } from './parse-itineraries.ts'

async function readPlace(path: string) {
  const place = await findPlace(readShard, manifest.shardCount, path)
  if (place === null) throw new Error(`${path} is not compiled`)
  return place
}

describe('createItineraryTemplate', () => {
  it('makes days with the sights that the text of an itinerary mentions', async () => {
    const lisbon = await readPlace('/destinations/portugal/lisbon')
    expect(parseItineraries(lisbon).map(({ days }) => days)).toEqual([2, 4, 7])
    const template = createItineraryTemplate(lisbon, 2, 'From the guide to Lisbon.')
    expect(template?.days).toHaveLength(4)
    const stops = template?.days.flatMap((day) => day.stops) ?? []
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sé', 'São Vicente de Fora']))
    expect(stops.find(({ name }) => name === 'Sé')?.path).toBe('/destinations/portugal/lisbon#se')
    expect(template?.days[0]?.note).toContain('From the guide to Lisbon.')
    expect(template?.days.every((day) => day.stops.length > 0)).toBe(true)
    expect(template?.ideas.length).toBeGreaterThan(0)
  })

  it('has the paragraphs of an itinerary as its text, and nothing of the map of its way', async () => {
    const japan = await readPlace('/destinations/japan')
    const [first, second] = parseItineraries(japan).map(({ text }) => text)
    expect(second).toMatch(/^Land at Kansai\./)
    expect(`${first} ${second}`).not.toMatch(/straight lines|\d{4,}/)
  })

  it('uses the stops that an itinerary lists', async () => {
    const japan = await readPlace('/destinations/japan')
    const template = createItineraryTemplate(japan, 1, '')
    expect([
      template?.days.length,
      template?.days.flatMap(({ stops }) => stops.map(({ name }) => name)),
    ]).toEqual([7, ['Tokyo', 'Nikko', 'Kyoto', 'Nara', 'Osaka']])
  })

  it('has the days and stops of the English guide, with the names and the text of the language', async () => {
    const english = await readPlace('/destinations/portugal/lisbon')
    const sights = english.sights.map((sight) =>
      sight.name === 'São Vicente de Fora'
        ? { ...sight, name: 'Vinzenzkirche', englishName: sight.name }
        : sight,
    )
    const sections = english.sections.map((section) => ({
      ...section,
      html: section.html
        .replaceAll(/<h3>[^<]*<\/h3>/g, '<h3>Zwei Tage</h3>')
        .replaceAll('São Vicente', 'Vinzenz'),
    }))
    const template = createItineraryTemplate({ ...english, sights, sections }, 2, '', english)
    expect([template?.name, template?.days.length]).toEqual(['Lisbon, zwei Tage', 4])
    const stop = template?.days.flatMap(({ stops }) => stops).find(({ name }) => name === 'Vinzenzkirche')
    expect(stop?.path).toBe('/destinations/portugal/lisbon#sao-vicente-de-fora')
  })

  it('returns null for an itinerary that does not exist', async () => {
    expect(createItineraryTemplate(await readPlace('/destinations/japan'), 9, '')).toBeNull()
  })
})
