import { expect, it } from 'vitest'
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

it('mentions no sight if there is none', () => {
  expect(getGuidebookCopy({ path: SAMPLE_FULL.path, sights: [sight('One')] }, 'en')).toBe(
    'Paper does not run flat, and needs no signal.',
  )
})
