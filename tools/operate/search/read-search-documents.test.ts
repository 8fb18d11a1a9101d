import { expect, it } from 'vitest'
import { readSearchDocuments } from './read-search-documents.ts'

it('states what to do when nothing was compiled', () => {
  expect(() => readSearchDocuments('/nowhere')).toThrow('nothing is compiled yet: run npm run build')
})
