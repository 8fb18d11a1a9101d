import { describe, expect, it } from 'vitest'
import {
  NEWSLETTER_TOPIC_SLUGS,
  parseStoredPreferences,
  parseSubscriptionPreferences,
} from './subscription-preferences.ts'

describe('parseSubscriptionPreferences', () => {
  const parse = (query: string) => parseSubscriptionPreferences(new URLSearchParams(query))

  it('parses topics, deduplicated and in a fixed order, and a frequency', () => {
    expect(parse('topics=romance&topics=beaches&topics=romance&frequency=monthly')).toEqual({
      topics: ['beaches', 'romance'],
      frequency: 'monthly',
    })
    expect(parse('frequency=weekly')).toEqual({ topics: [], frequency: 'weekly' })
  })

  it.each([
    '',
    'frequency=',
    'frequency=daily',
    'frequency=__proto__',
    'topics=cars&frequency=weekly',
    'topics=constructor&frequency=weekly',
    `${'topics=beaches&'.repeat(51)}frequency=weekly`,
  ])('rejects %s', (query) => {
    expect(parse(query)).toBeNull()
  })
})

it('has eleven topics, and drops unknown ones when it parses stored preferences', () => {
  expect(NEWSLETTER_TOPIC_SLUGS).toHaveLength(11)
  expect(parseStoredPreferences('beaches,cars,romance', 'monthly')).toEqual({
    topics: ['beaches', 'romance'],
    frequency: 'monthly',
  })
  expect(parseStoredPreferences('', 'hourly')).toEqual({ topics: [], frequency: 'weekly' })
})
