import { expect, it } from 'vitest'
import { readSearchDocuments } from './read-search-documents.ts'

it('says what to do before anything was compiled', () => {
  expect(() => readSearchDocuments('/nowhere')).toThrow('nothing is compiled yet: run npm run build')
})
