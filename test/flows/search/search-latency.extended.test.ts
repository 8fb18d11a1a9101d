import { beforeAll, describe, expect, it } from 'vitest'
import type { SuggestResponse } from '#isomorphic/search/suggestion.ts'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { buildSearchIndexForTests, searchDb } from '#test/support/worker/build-search-index.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { nextClient } from '#test/support/worker/next-client.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import type { Visitor } from '#test/support/worker/visitor.ts'

/** 300 ms for a round trip, as from another continent. */
const FAR = 'd1=slow:300,kv=slow:100'
const HIT = /<a class="search-result" href="([^"]+)"/g

/** Titles are shown within this time, with some tolerance for a busy machine. */
const MAX_TITLES_MS = 1700

let site: SignInSite
beforeAll(async () => {
  await buildSearchIndexForTests()
  site = await createAccountSite()
})

/** Each request has a new client address, because another test covers rate limits. */
const requestWith =
  (visitor: Visitor) =>
  (path: string, fault = '') =>
    visitor.get(path, { 'cf-connecting-ip': nextClient(), ...(fault === '' ? {} : { 'x-fault': fault }) })

async function search(parameters: string, fault = ''): Promise<readonly (string | undefined)[]> {
  const response = await requestWith(site.visitor())(`/search?${parameters}`, fault)
  return [...(await response.text()).matchAll(HIT)].map((match) => match[1])
}

async function suggest(query: string, fault = ''): Promise<SuggestResponse> {
  const path = `/api/suggest?q=${encodeURIComponent(query)}`
  return (await requestWith(site.visitor())(path, fault)).json()
}

const SEARCHES = [
  'q=lisbn',
  'q=marakesh',
  'q=barcelna',
  'q=kyoto&kind=city',
  'q=new+zeland',
  'q=pairs+france',
  'q=gorilla+trekking',
  'q=island&page=2',
  'q=fado',
  'q=xyzzyqq',
  'q=',
]

describe('search with a distant database', () => {
  it.each(SEARCHES)('/search?%s has the same results as near the database', async (parameters) => {
    const near = await search(parameters)
    expect(await search(parameters, FAR)).toEqual(near)
    if (parameters !== 'q=xyzzyqq') expect(near.length).toBeGreaterThan(0)
  })

  it('/search?q=lisbn has Lisbon first', async () => {
    expect((await search('q=lisbn', FAR))[0]).toBe('/destinations/portugal/lisbon')
  })

  it.each([
    ['marakesh', 'Marrakech'],
    ['barcelna', 'Barcelona'],
  ])('the suggestions for %j are the same as near the database, with %s', async (query, title) => {
    const { suggestions } = await suggest(query, FAR)
    expect(suggestions.map((suggestion) => suggestion.title)).toContain(title)
    expect(suggestions).toEqual((await suggest(query)).suggestions)
  })

  it.each(['error', 'hang', 'overloaded'])('suggestions need no database (d1=%s)', async (fault) => {
    expect(await suggest('marakesh', `d1=${fault}`)).toEqual(await suggest('marakesh'))
  })
})

describe('search while the database does not answer', () => {
  it('shows the titles that match within 1.5 s', async () => {
    await search('q=lisbon')
    const startedAtMs = performance.now()
    const hits = await search('q=lisbon', 'd1=hang')
    expect(performance.now() - startedAtMs).toBeLessThan(MAX_TITLES_MS)
    expect(hits[0]).toBe('/destinations/portugal/lisbon')
  })
})

describe('round trips to the search database', () => {
  it.each(SEARCHES)('/search?%s makes up to two', async (parameters) => {
    await requestWith(site.visitor())('/search?q=kyoto')
    const counted = countCalls(searchDb)
    const response = await requestWith(site.visitor({ SEARCH: counted.store }))(`/search?${parameters}`)
    expect(response.status).toBe(200)
    await response.text()
    expect(counted.calls()).toBeGreaterThan(0)
    expect(counted.calls()).toBeLessThanOrEqual(2)
  })

  it('an exact match makes one', async () => {
    await requestWith(site.visitor())('/search?q=kyoto')
    const counted = countCalls(searchDb)
    await (await requestWith(site.visitor({ SEARCH: counted.store }))('/search?q=lisbon')).text()
    expect(counted.calls()).toBe(1)
  })

  it('a new isolate reads the current index version from the edge cache', async () => {
    const origin = `https://${crypto.randomUUID()}.fernway.test`
    const sendRequest = async (): Promise<number> => {
      const isolate = await createAccountSite({ SITE_ORIGIN: origin })
      const counted = countCalls(searchDb)
      await (await requestWith(isolate.visitor({ SEARCH: counted.store }))('/search?q=lisbon')).text()
      return counted.calls()
    }
    expect(await sendRequest()).toBe(2)
    expect(await sendRequest()).toBe(1)
  })

  it.each(['ky', 'marakesh', 'new zeland', 'xyzzyqq'])('suggestions for %j make none', async (query) => {
    const counted = countCalls(searchDb)
    const path = `/api/suggest?q=${encodeURIComponent(query)}`
    expect((await requestWith(site.visitor({ SEARCH: counted.store }))(path)).status).toBe(200)
    expect(counted.calls()).toBe(0)
  })
})
