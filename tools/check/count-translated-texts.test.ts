import { expect, it } from 'vitest'
import { countTranslatedTexts } from './count-translated-texts.ts'

const GERMAN: Readonly<Record<string, string>> = {
  Beaches: 'Strände',
  'A lake': 'Ein See',
  'Good day': 'Tag',
}
const localise = (text: string): string | null => GERMAN[text] ?? null
const poster = (alt: string) => ({ id: 'lake', alt })

it('counts each text of a kind once, with and without translation, what lacks most first', () => {
  const guide = (summary: string) => ({
    slug: 'one',
    summary,
    poster: poster('A lake'),
    sections: [{ id: 'eating', html: '<p>Good day</p><p>Fish from the lake.</p><p>Rice and beans.</p>' }],
  })
  const shards = [
    { name: 'place-0.json', content: { one: [guide('A calm place.')], two: [guide('A calm place.')] } },
    { name: 'topic-beaches.json', content: { topic: { name: 'Beaches', poster: poster('A beach') } } },
    { name: 'places.json', content: [{ name: 'Beaches' }, null] },
    { name: 'country-shapes.json', content: { land: 'm480.3 91.2l Land' } },
  ]
  expect(countTranslatedTexts(shards, localise)).toEqual([
    { kind: 'eating', texts: 3, translated: 1 },
    { kind: 'summary', texts: 1, translated: 0 },
    { kind: 'poster-descriptions', texts: 2, translated: 1 },
    { kind: 'topic', texts: 1, translated: 1 },
    { kind: 'places', texts: 1, translated: 1 },
  ])
})
