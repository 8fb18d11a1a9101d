import { expect, it } from 'vitest'
import { withArticle } from './english-articles.ts'

it.each([
  ['Republic of the Congo', 'the Republic of the Congo'],
  ['Central African Republic', 'the Central African Republic'],
  ['Cook Islands', 'the Cook Islands'],
  ['United States', 'the United States'],
  ['Maldives', 'the Maldives'],
  ['Garden Route', 'the Garden Route'],
  ['Japan', 'Japan'],
  ['Christmas Island', 'Christmas Island'],
  ['Victoria Falls', 'Victoria Falls'],
])('writes %s as %s', (name, written) => {
  expect(withArticle(name)).toBe(written)
})
