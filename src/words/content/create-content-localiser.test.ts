import { expect, it } from 'vitest'
import { createContentLocaliser } from './create-content-localiser.ts'

it('translates tags and leaves the keys of drawings as they are', () => {
  const texts = { harbour: 'Hafen', summer: 'Sommer' }
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts })
  expect(
    content.localiseRecord({ tags: ['harbour'], posterTraits: { scene: 'harbour', season: 'summer' } }),
  ).toEqual({ tags: ['Hafen'], posterTraits: { scene: 'harbour', season: 'summer' } })
})

it('leads links of markup to pages of the language', () => {
  const content = createContentLocaliser('de', { names: {}, namesByEnglish: {}, texts: {} })
  expect(content.localiseRecord({ html: '<p><a href="/places">12</a></p>', path: '/places' })).toEqual({
    html: '<p><a href="/de/places">12</a></p>',
    path: '/places',
  })
})
