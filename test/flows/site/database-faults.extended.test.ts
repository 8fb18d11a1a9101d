import { beforeAll, describe, expect, it } from 'vitest'
import { guardAgainst, isRefusedByGuard, runStatements, statement } from '#src/platform/database.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import { buildSearchIndexForTests } from '#test/support/worker/build-search-index.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { nextClient } from '#test/support/worker/next-client.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { createVisitor, SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, MOROCCO } from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  await buildSearchIndexForTests()
  site = await createAccountSite()
})

const HIT = /<a class="search-result" href="([^"]+)"/g
const EVENT = JSON.stringify({ events: [] })

/** Returns the responses of account routes: statuses and saved pages. */
async function accountResponses(fault: string): Promise<unknown> {
  const ana = await signInMember(site)
  const headers: Record<string, string> = fault === '' ? {} : { 'x-fault': fault }
  const json = { ...headers, origin: SITE, 'content-type': 'application/json' }
  const save = await ana.send('POST', '/api/saves', json, JSON.stringify({ path: KYOTO, saved: true }))
  const paths = [
    '/api/auth/profile',
    '/profile/settings?whole=1',
    '/profile/saves?whole=1',
    '/profile/library?whole=1',
  ]
  const pages = await Promise.all(paths.map(async (path) => (await ana.get(path, headers)).status))
  const saved: unknown = await (await ana.get('/api/saves', headers)).json()
  const out = await ana.send(
    'POST',
    '/profile/settings',
    { ...json, 'content-type': 'application/x-www-form-urlencoded' },
    'do=sign-out-others',
  )
  return { save: save.status, pages, saved, out: out.status }
}

/** Returns the search results of an anonymous visitor. */
async function searchResponses(fault: string): Promise<unknown> {
  const headers = { 'cf-connecting-ip': nextClient(), ...(fault === '' ? {} : { 'x-fault': fault }) }
  const html = await (await site.visitor().get('/search?q=lisbn', headers)).text()
  const suggestions: unknown = await (await site.visitor().get('/api/suggest?q=marakesh', headers)).json()
  return { hits: [...html.matchAll(HIT)].map((match) => match[1]), suggestions }
}

describe('one faulty database', () => {
  it.each(
    ['hang', 'error', 'overloaded', 'locked'].flatMap((fault) => [`search=${fault}`, `events=${fault}`]),
  )('account responses are unchanged (%s)', async (fault) => {
    const startMs = Date.now()
    const responses = await accountResponses(fault)
    expect(Date.now() - startMs).toBeLessThan(5000)
    expect(responses).toEqual(await accountResponses(''))
    expect(responses).toMatchObject({ save: 200, pages: [200, 200, 200, 200], out: 303 })
  })

  it.each(
    ['hang', 'error', 'overloaded', 'locked'].flatMap((fault) => [`accounts=${fault}`, `events=${fault}`]),
  )('search responses are unchanged (%s)', async (fault) => {
    const responses = await searchResponses(fault)
    expect(responses).toEqual(await searchResponses(''))
    expect(responses).toMatchObject({ hits: expect.arrayContaining(['/destinations/portugal/lisbon']) })
  })

  it.each(['accounts=hang', 'search=hang'])('events are accepted (%s)', async (fault) => {
    const headers = { origin: SITE, 'content-type': 'application/json', cookie: 'consent=measurement' }
    const plain = await site.visitor().send('POST', '/api/events', headers, EVENT)
    const under = await site.visitor().send('POST', '/api/events', { ...headers, 'x-fault': fault }, EVENT)
    expect(under.status).toBe(plain.status)
    expect(plain.status).toBeLessThan(300)
  })
})

describe('separate databases', () => {
  const tablesOf = async (db: D1Database): Promise<readonly string[]> => {
    const { results } = await db
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
      )
      .all<{ name: string }>()
    return results.map(({ name }) => name)
  }

  it('each has only its own tables', async () => {
    const [accounts, search, events] = await Promise.all(
      [bindings.DB, bindings.SEARCH, bindings.EVENTS_DB].map(tablesOf),
    )
    expect(search?.filter((name) => !name.startsWith('search_'))).toEqual([])
    expect(events?.toSorted()).toEqual([
      'error_days',
      'error_facets',
      'error_groups',
      'error_samples',
      'events',
    ])
    // The operators' search aliases are in the accounts database, because re-indexing deletes the search tables.
    expect(accounts?.filter((name) => /^(search|events)/.test(name))).toEqual(['search_aliases'])
    expect(accounts).toEqual(expect.arrayContaining(['saved_items', 'account_sessions']))
  })
})

describe('transaction guard', () => {
  const insert = (path: string) =>
    statement('INSERT INTO used_sign_ins (state_hash, expires_at_s) VALUES (?, 1)', path)
  const isThere = (path: string) =>
    bindings.DB.prepare('SELECT 1 AS one FROM used_sign_ins WHERE state_hash = ?').bind(path).first('one')

  it('aborts the transaction when its condition is true, and has no effect otherwise', async () => {
    const [refused, stored] = [crypto.randomUUID(), crypto.randomUUID()]
    const run = (condition: string, path: string) =>
      runStatements(bindings.DB, [insert(path), guardAgainst(condition)])
    const error: unknown = await run('1 = 1', refused).catch((thrown: unknown) => thrown)
    expect(isRefusedByGuard(error)).toBe(true)
    expect(await isThere(refused)).toBeNull()
    await run('1 = 0', stored)
    expect(await isThere(stored)).toBe(1)
  })

  it('other failures are not attributed to it', async () => {
    const failing = runStatements(bindings.DB, [statement('SELECT 1 FROM nowhere')])
    const error: unknown = await failing.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(isRefusedByGuard(error)).toBe(false)
  })
})

describe('round trips to the accounts database', () => {
  const far = (ana: Member) => {
    const counted = countCalls(bindings.DB)
    return {
      counted,
      ana: createVisitor(site.app, { ...site.env, DB: counted.store }, new Map(ana.cookies)),
    }
  }

  it.each([
    '/api/auth/profile',
    '/profile/settings',
    '/profile/saves',
    '/profile/saves/main',
    '/profile/library',
    '/api/saves',
  ])('%s makes one, or several concurrently', async (path) => {
    const { counted, ana } = far(await signInMember(site))
    const response = await ana.get(path)
    expect(response.status).toBe(200)
    await response.text()
    expect(counted.calls()).toBeGreaterThan(0)
    expect(counted.sequentialCalls()).toBe(1)
  })

  it('saving a page makes one, session check included', async () => {
    const { counted, ana } = far(await signInMember(site))
    const headers = { origin: SITE, 'content-type': 'application/json' }
    const saved = await ana.send(
      'POST',
      '/api/saves',
      headers,
      JSON.stringify({ path: MOROCCO, saved: true }),
    )
    expect(saved.status).toBe(200)
    expect(counted.calls()).toBe(1)
  })

  it('an anonymous visitor makes none', async () => {
    const counted = countCalls(bindings.DB)
    const visitor = createVisitor(site.app, { ...site.env, DB: counted.store })
    expect((await visitor.get('/profile/saves')).status).toBe(302)
    expect(counted.calls()).toBe(0)
  })
})
