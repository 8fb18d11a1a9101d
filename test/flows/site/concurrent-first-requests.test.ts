import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const ADDRESSES = [
  '/search?q=beaches+in+november',
  '/where?month=5&interest=food',
  '/trips/new',
  '/trips/shared/unknown',
  '/saves/shared/unknown',
  '/destinations/japan/kyoto/poster.svg',
]

describe('a chunk that several requests import at once', () => {
  it.each(ADDRESSES)('answers all of them alike: %s', async (address) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => fetchSite(address)))
    const statuses = responses.map(({ status }) => status)
    expect(new Set(statuses).size).toBe(1)
    expect(statuses[0]).toBeLessThan(500)
    await Promise.all(responses.map((response) => response.text()))
  })
})
