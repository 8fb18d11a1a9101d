import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
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

describe('an empty list tells the truth', () => {
  it('when nothing is saved, when it is elsewhere, and when the list is new', async () => {
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

describe('a list', () => {
  it('has tabs whose names and numbers stand apart', async () => {
    const ana = await createVisitorWithSaves(site)
    expect(await (await ana.get(MAIN_LIST_PATH)).text()).toMatch(
      /Saves<\/span>\u00a0<span class="tab-count">3<\/span>/,
    )
  })

  it('has a map with a number for each stop, and the way from one to the next', async () => {
    const ana = await createVisitorWithSaves(site)
    const html = await (await ana.get(MAIN_LIST_PATH)).text()
    expect([...html.matchAll(/data-number="(\d+)"/g)].map(([, number]) => number)).toEqual(['1', '2', '3'])
    expect(html.match(/class="stop-number">\d/g)).toHaveLength(3)
    expect(html).toMatch(/about [\d,]+ km to Morocco/)
    expect(html).toContain('class="map-route"')
  })

  it('stands by country and is searched without changing its order, or offering to', async () => {
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

  it('announces where a place went when it was moved', async () => {
    const ana = await createVisitorWithSaves(site)
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'later', path: KYOTO }))
    expect(html).toContain('Kyoto is 2 of 3 now.')
    expect(html).toMatch(/class="visually-hidden"><div class="notice notice-done" role="status"/)
    const forged = await (await ana.get(`${MAIN_LIST_PATH}?done=ordered&path=${KYOTO}&at=evil`)).text()
    expect(forged).not.toContain('evil')
  })

  it('is shown without its map when the map cannot be had', async () => {
    const ana = await createVisitorWithSaves(site)
    const response = await ana.get(MAIN_LIST_PATH, { 'x-fault': 'assets=error' })
    expect(response.status).toBe(200)
    expect((await response.text()).includes('list-map')).toBe(false)
  })
})
