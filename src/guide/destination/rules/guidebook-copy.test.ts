import { expect, it } from 'vitest'
import { loadLocale } from '#src/words/load-locale.ts'
import { SAMPLE_FULL } from '#test/support/worker/page-samples.ts'
import { getGuidebookCopy } from './guidebook-copy.ts'

const sight = (name: string) => ({ name, latitude: 0, longitude: 0, text: 'A sight.' })

it('mentions the first two sights without the town after their names', () => {
  const words = ['/a', '/b', '/c', '/d'].map((path) =>
    getGuidebookCopy({ path, sights: [sight('Bou Inania Madrasa, Fes'), sight('Volubilis')] }, 'en'),
  )
  expect(new Set(words).size).toBe(4)
  for (const sentence of words) {
    expect(sentence).toContain('Bou Inania Madrasa')
    expect(sentence).toContain('Volubilis')
    expect(sentence).not.toContain('Fes')
  }
})

it.each([
  ['en', ': Teatro Colón and Recoleta Cemetery.'],
  ['de', ': Teatro Colón und Recoleta Cemetery.'],
  ['fr', ' : Teatro Colón et Recoleta Cemetery.'],
  ['es', ': Teatro Colón y Recoleta Cemetery.'],
  ['it', ': Teatro Colón e Recoleta Cemetery.'],
  ['cs', ': Teatro Colón a Recoleta Cemetery.'],
] as const)('names the sights after a colon in %s, as names have no article', async (tag, end) => {
  const locale = await loadLocale(tag)
  const sights = [sight('Teatro Colón'), sight('Recoleta Cemetery')]
  for (const path of ['/a', '/b', '/c', '/d'])
    expect(getGuidebookCopy({ path, sights }, locale).replaceAll('\u{a0}', ' ')).toContain(end)
})

it('does not join a name that has "and" itself by another one', () => {
  const sights = [sight('Baltit and Altit Fort'), sight('Badshahi Mosque')]
  expect(getGuidebookCopy({ path: '/a', sights }, 'en')).toContain('Baltit and Altit Fort, Badshahi Mosque')
})

it('mentions no sight if there is none', () => {
  expect(getGuidebookCopy({ path: SAMPLE_FULL.path, sights: [sight('One')] }, 'en')).toBe(
    'Paper does not run flat, and needs no signal.',
  )
})
