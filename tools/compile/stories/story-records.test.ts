import { describe, expect, it } from 'vitest'
import type { AuthoredArticle } from './authored-articles.ts'
import { sortStories } from './sort-stories.ts'

const story = (slug: string, topic: string, published = '2026-11-21') =>
  ({ slug, path: `/articles/${slug}`, fields: { topic, published } }) as AuthoredArticle

describe('sortStories', () => {
  it('sorts the newest first', () => {
    const order = sortStories([story('old', 'beaches', '2026-01-02'), story('new', 'beaches', '2026-03-04')])
    expect(order.map(({ slug }) => slug)).toEqual(['new', 'old'])
  })

  it('alternates the topics of one day, independent of the order of files', () => {
    const stories = ['a', 'b', 'c'].flatMap((slug) => [
      story(`r-${slug}`, 'romance'),
      story(`b-${slug}`, 'beaches'),
    ])
    const topics = sortStories(stories).map(({ fields }) => fields.topic)
    expect(topics).toEqual(['beaches', 'romance', 'beaches', 'romance', 'beaches', 'romance'])
    expect(sortStories(stories.toReversed())).toEqual(sortStories(stories))
  })
})
