import { expect, it } from 'vitest'
import { countSaved } from './count-saved.ts'

const [place, story] = [{ kind: 'place' }, { kind: 'story' }] as const

it.each([
  [[], ''],
  [[place], '1 place'],
  [[story, story], '2 stories'],
  [[place, story, place], '2 places and 1 story'],
])('counts the kinds in %j', (items, text) => {
  expect(countSaved(items, 'en')).toBe(text)
})
