import { beforeAll, describe, expect, it } from 'vitest'
import { type AccountSite, anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  KYOTO,
  MAIN_LIST_PATH,
} from '#test/support/worker/visitor-with-saves.ts'
import { withinOneMinute } from '#test/support/worker/within-one-minute.ts'

let site: AccountSite
beforeAll(async () => {
  site = await createAccountSite()
})

async function shareList() {
  const ana = await createVisitorWithSaves(site)
  const note = (text: string, shows = 'on') =>
    ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: text, ...(shows === 'on' ? { shows } : {}) })
  await note('garden side')
  const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
  const link = /\/lists\/[0-9a-f]{32}/.exec(html)?.[0] ?? ''
  return { ana, note, link }
}

const isCopy = (response: Response): boolean =>
  response.headers.get('server-timing')?.includes('cache;desc=edge') === true

describe('shared list', () => {
  it.each(['', '.gpx', '.csv'])(
    'is rendered once and then served from the copy of the data centre (%s)',
    async (file) => {
      const { link } = await shareList()
      const first = await anonymousVisitor(site).get(link + file)
      const second = await anonymousVisitor(site).get(link + file)
      expect([isCopy(first), isCopy(second), second.status]).toEqual([false, true, 200])
      expect(await second.text()).toBe(await first.text())
      const headersOf = (response: Response) => {
        const { 'server-timing': _timing, ...headers } = Object.fromEntries(response.headers)
        return headers
      }
      expect(headersOf(second)).toMatchObject(headersOf(first))
      expect(headersOf(second)).toMatchObject({ 'cache-control': 'no-store' })
      expect(headersOf(second)).not.toHaveProperty('x-saves-revision')
    },
  )

  it('takes one query, with and without a copy', async () => {
    const { link } = await shareList()
    for (const _ of ['rendered', 'copy']) {
      const { store, sequentialCalls } = countCalls(bindings.DB)
      expect((await site.visitor({ DB: store }).get(link)).status).toBe(200)
      expect(sequentialCalls()).toBe(1)
    }
  })

  it('is rendered once for readers who arrive together after a change', async () => {
    const { note, link } = await shareList()
    await (await anonymousVisitor(site).get(link)).text()
    await note('changed')
    const { store, calls } = countCalls(bindings.PLACE_LIMIT)
    const readers = Array.from({ length: 20 }, async () => {
      const response = await site.visitor({ PLACE_LIMIT: store }).get(link)
      return [
        response.status,
        (await response.text()).includes('changed'),
        response.headers.get('cache-control'),
      ]
    })
    for (const reader of await Promise.all(readers)) expect(reader).toEqual([200, true, 'no-store'])
    expect(calls()).toBe(1)
  })

  it('shows a change at once, and no copy after the link was revoked', async () => {
    const { ana, note, link } = await shareList()
    const read = async (): Promise<string> => (await anonymousVisitor(site).get(link)).text()
    for (const _ of [1, 2]) expect(await read()).toContain('garden side')
    await note('the door code is 4711', 'off')
    for (const _ of [1, 2]) expect(await read()).not.toMatch(/garden side|4711/)
    await ana.form(MAIN_LIST_PATH, { do: 'unshare' })
    for (const file of ['', '.gpx']) expect((await anonymousVisitor(site).get(link + file)).status).toBe(404)
  })

  it('is not served from a copy while the database is down', async () => {
    const { link } = await shareList()
    for (const _ of [1, 2]) await anonymousVisitor(site).get(link)
    expect((await anonymousVisitor(site).get(link, { 'x-fault': 'accounts=error' })).status).toBe(503)
  })

  it('is rate limited per client, copies and unknown links included', async () => {
    const { link } = await shareList()
    const { statuses, refused } = await withinOneMinute(async () => {
      const client = anonymousVisitor(site)
      const statuses = new Set<number>()
      for (let index = 0; index < 202 && !statuses.has(429); index += 1)
        statuses.add((await client.get(index % 2 === 0 ? link : `/lists/${'0'.repeat(32)}`)).status)
      return { statuses, refused: await client.get(`${link}.csv`) }
    })
    expect([...statuses].sort()).toEqual([200, 404, 429])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await anonymousVisitor(site).get(link)).status).toBe(200)
  })

  it('is rate limited for all clients of a data centre when it has to be rendered, and copies are not', async () => {
    const { link } = await shareList()
    const refuse = { limit: async () => ({ success: false }) } as RateLimit
    expect((await site.visitor({ PLACE_LIMIT: refuse }).get(link)).status).toBe(429)
    await anonymousVisitor(site).get(link)
    expect((await site.visitor({ PLACE_LIMIT: refuse }).get(link)).status).toBe(200)
  })
})
