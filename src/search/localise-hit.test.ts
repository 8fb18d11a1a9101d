import { describe, expect, it } from 'vitest'
import { createContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import { localiseHit } from './localise-hit.ts'
import type { SearchHit } from './search-types.ts'

const piece = (text: string, isMatch = false) => ({ text, isMatch })
const HIT: SearchHit = {
  kind: 'city',
  path: '/destinations/south-africa/cape-town',
  title: [piece('Cape Town')],
  parents: ['South Africa'],
  otherName: 'Kapstadt',
  landmark: null,
  excerpt: [piece('A city below a mountain.')],
  poster: null,
}
const CONTENT = {
  names: { [HIT.path]: 'Kapstadt' },
  namesByEnglish: { 'South Africa': 'Südafrika' },
  texts: { 'A city below a mountain.': 'Eine Stadt unter einem Berg.' },
}

describe('localiseHit', () => {
  const { localiseRecord } = createContentLocaliser('de', CONTENT)

  it('shows names and sentence of the language, with what matched', () => {
    expect(localiseHit(HIT, 'kapstadt', localiseRecord)).toMatchObject({
      title: [{ text: 'Kapstadt', isMatch: true }],
      parents: ['Südafrika'],
      otherName: null,
    })
  })

  it('leaves English pages, and what has no translation, alone', () => {
    expect(localiseHit(HIT, 'kapstadt', (value) => value)).toEqual(HIT)
    const unknown = { ...HIT, path: '/destinations/nowhere', title: [piece('Nowhere at all')], parents: [] }
    expect(localiseHit(unknown, '', localiseRecord).title).toEqual([piece('Nowhere at all')])
    expect(localiseHit(unknown, '', localiseRecord).otherName).toBe('Kapstadt')
  })

  it('marks what matched in English text alone', () => {
    const ofText = { ...HIT, path: '/articles/a', title: [piece('A story')], otherName: null }
    const isEnglish = (hit: SearchHit) => localiseHit(hit, 'train', localiseRecord).isEnglish === true
    expect(isEnglish({ ...ofText, excerpt: [piece('by '), piece('train', true)] })).toBe(true)
    expect(isEnglish({ ...HIT, excerpt: [piece('by train')], otherName: null })).toBe(true)
    // A sentence that is translated, a name in any language, a title that matches.
    expect(isEnglish(ofText)).toBe(false)
    expect(isEnglish({ ...HIT, excerpt: [piece('by train')] })).toBe(false)
    expect(isEnglish({ ...ofText, title: [piece('Train', true)], excerpt: [piece('by train')] })).toBe(false)
  })
})
