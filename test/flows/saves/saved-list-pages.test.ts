import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  ICELAND,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
  MOROCCO,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

describe('messages of an empty list', () => {
  it('the message distinguishes no saves, saves on another list, and a new list', async () => {
    const ana = await signInMember(site)
    const nothing = await (await ana.get(MAIN_LIST_PATH)).text()
    expect(nothing).toContain('Nothing saved yet')
    expect(nothing).toContain('class="blank-picture')
    const list = await submitNewList(ana, 'Japan')
    expect(await (await ana.get(list)).text()).toContain('Nothing on Japan yet')
    await ana.json('/api/saves', { path: KYOTO, saved: true, list: list.split('/').at(-1) })
    const elsewhere = await (await ana.get(MAIN_LIST_PATH)).text()
    expect(elsewhere).toContain('What you have saved is on Japan.')
    expect(elsewhere).not.toContain('Nothing saved yet')
  })
})

describe('list page', () => {
  it('the title of a list is its name, also where the database responds after the page has started', async () => {
    const ana = await signInMember(site)
    const list = await submitNewList(ana, 'Japan 2027')
    const html = await (await ana.send('GET', list, { 'x-fault': 'd1=slow:200' })).text()
    expect([...html.matchAll(/<h1 class="h1">([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Saves',
      'Japan 2027',
    ])
  })

  it('the response to a form is complete, also where the database is slow', async () => {
    const ana = await createVisitorWithSaves(site)
    const headers = {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded',
      'x-fault': 'd1=slow:200',
    }
    const body = new URLSearchParams({ do: 'note', path: KYOTO, note: 'x'.repeat(501) }).toString()
    const html = await (await ana.send('POST', MAIN_LIST_PATH, headers, body)).text()
    expect(html).toContain('A note can have up to 500 characters.')
    expect(html).not.toContain('Show the complete page')
  })

  it('the tabs separate name and count', async () => {
    const ana = await createVisitorWithSaves(site)
    expect(await (await ana.get(MAIN_LIST_PATH)).text()).toMatch(
      /Saves<\/span>\u00a0<span class="tab-count">3<\/span>/,
    )
  })

  it('the map numbers each stop and draws the route between them', async () => {
    const ana = await createVisitorWithSaves(site)
    const html = await (await ana.get(MAIN_LIST_PATH)).text()
    expect([...html.matchAll(/data-number="(\d+)"/g)].map(([, number]) => number)).toEqual(['1', '2', '3'])
    expect(html.match(/class="stop-number">\d/g)).toHaveLength(3)
    expect(html).toMatch(/about [\d,]+ km to Morocco/)
    expect(html).toContain('class="map-route"')
  })

  it('grouping by country and searching neither change the order nor offer to', async () => {
    const ana = await createVisitorWithSaves(site)
    const sorted = await (await ana.get(`${MAIN_LIST_PATH}?by=country`)).text()
    expect([...sorted.matchAll(/group-name">([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Iceland',
      'Japan',
      'Morocco',
    ])
    expect(sorted).not.toContain('value="later"')
    const found = await (await ana.get(`${MAIN_LIST_PATH}?q=KYO`)).text()
    expect([...found.matchAll(/data-path="([^"]+)"/g)].map(([, path]) => path)).toEqual([KYOTO])
    const none = await (await ana.get(`${MAIN_LIST_PATH}?q=${encodeURIComponent('<xyzzy>')}`)).text()
    expect(none).toContain('&lt;xyzzy&gt;')
    expect(none).toContain('Show all 3')
    expect(await listedPaths(ana)).toEqual([KYOTO, MOROCCO, ICELAND])
  })

  it('the page announces where a place was moved to', async () => {
    const ana = await createVisitorWithSaves(site)
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'later', path: KYOTO }))
    expect(html).toContain('Kyoto is 2 of 3 now.')
    expect(html).toMatch(/class="visually-hidden"><div class="notice notice-done" role="status"/)
    const forged = await (await ana.get(`${MAIN_LIST_PATH}?done=ordered&path=${KYOTO}&at=evil`)).text()
    expect(forged).not.toContain('evil')
  })

  it('the page renders without its map when map data is unavailable', async () => {
    const ana = await createVisitorWithSaves(site)
    const response = await ana.get(MAIN_LIST_PATH, { 'x-fault': 'assets=error' })
    expect(response.status).toBe(200)
    expect((await response.text()).includes('list-map')).toBe(false)
  })
})

describe('page of a deleted list', () => {
  it('does not count as saved, and can be saved again', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    const list = await submitNewList(ana, 'Japan')
    await ana.json('/api/saves', { path: MOROCCO, saved: true, list: list.split('/').at(-1) })
    await ana.form(list, { do: 'delete' })
    expect(await (await ana.get('/api/saves')).json()).toEqual({ paths: [KYOTO] })
    await ana.json('/api/saves', { path: MOROCCO, saved: true })
    expect(await listedPaths(ana)).toEqual([KYOTO, MOROCCO])
  })
})
