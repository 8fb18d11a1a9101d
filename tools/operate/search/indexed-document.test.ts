import { expect, it } from 'vitest'
import { buildDocumentSample } from '#tools/compile/fixtures/document-sample.ts'
import { indexDocuments } from './indexed-document.ts'

it('finds the names of sights in other languages, below the names of the page', () => {
  const [indexed] = indexDocuments([
    buildDocumentSample({
      title: 'Hoi An',
      landmarks: ['Japanese Bridge'],
      landmarksAbroad: ['Japanische Brücke'],
    }),
  ])
  expect(indexed?.document.landmarks).toEqual(['Japanese Bridge', 'Japanische Brücke'])
  const gradeOf = (name: string) => indexed?.names.find((one) => one.name === name)?.grade
  expect(gradeOf('japanische brucke')).toBe(gradeOf('japanese bridge'))
  expect(gradeOf('japanische brucke')).toBeGreaterThan(gradeOf('hoi an') ?? Number.NaN)
})
