import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
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

const LISTS = '/api/saves/lists'
const NEW_ID = 'a'.repeat(16)

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

afterEach(() => {
  site.clock.nowMs = null
})

type Choices = { readonly lists: readonly { id: string; name: string; count: number; has: boolean }[] }

const choices = async (visitor: Member, path = KYOTO): Promise<Choices['lists']> =>
  ((await (await visitor.get(`${LISTS}?path=${encodeURIComponent(path)}`)).json()) as Choices).lists

const submitForm = async (visitor: Member, path: string, fields: Record<string, string>): Promise<string> =>
  followFormRedirect(visitor, await visitor.form(path, fields))
const idOf = (address: string): string => address.split('/').at(-1) ?? ''
/** Timestamps have a resolution of one second. */
const later = (seconds: number): void => {
  site.clock.nowMs = (site.clock.nowMs ?? Date.now()) + seconds * 1000
}

describe('choosing lists for a saved page', () => {
  it('the choice shows the most recently used list first, and which lists have the page', async () => {
    const ana = await signInMember(site)
    expect(await choices(ana)).toEqual([
      { id: 'main', name: 'Saves', count: 0, has: false, note: '', showsNote: false },
    ])
    const japan = idOf(await submitNewList(ana, 'Japan 2027'))
    later(10)
    const north = idOf(await submitNewList(ana, 'North'))
    later(10)
    await ana.json('/api/saves', { path: KYOTO, saved: true, list: japan })
    expect((await choices(ana)).map(({ id, count, has }) => [id, count, has])).toEqual([
      [japan, 1, true],
      [north, 0, false],
      ['main', 0, false],
    ])
    later(10)
    await ana.json('/api/saves', { path: ICELAND, saved: true })
    expect((await choices(ana))[0]).toMatchObject({ id: 'main', has: false })
  })

  it('a page is added to and removed from each list independently and idempotently', async () => {
    const ana = await signInMember(site)
    const list = await submitNewList(ana, 'Japan')
    const body = { path: KYOTO, saved: true, list: idOf(list) }
    for (const _ of [1, 2]) expect((await ana.json('/api/saves', body)).status).toBe(200)
    await ana.json('/api/saves', { ...body, list: 'main' })
    expect([await listedPaths(ana, list), await listedPaths(ana)]).toEqual([[KYOTO], [KYOTO]])
    await ana.json('/api/saves', { ...body, saved: false })
    expect([await listedPaths(ana, list), await listedPaths(ana)]).toEqual([[], [KYOTO]])
    await ana.json('/api/saves', { path: KYOTO, saved: false })
    expect(await listedPaths(ana)).toEqual([])
  })

  it('a new list is created in the dialog, once, however often the request is sent', async () => {
    const ana = await signInMember(site)
    const body = { id: NEW_ID, name: '  Japan   2027 ', path: KYOTO }
    for (const _ of [1, 2]) {
      const response = await ana.json(LISTS, body)
      expect([response.status, await response.json()]).toEqual([
        200,
        { kind: 'place', path: KYOTO, saved: true, list: NEW_ID },
      ])
    }
    expect((await choices(ana)).map(({ name, count }) => [name, count])).toEqual([
      ['Japan 2027', 1],
      ['Saves', 0],
    ])
  })

  it('lists of other accounts, deleted lists and invalid pages are rejected', async () => {
    const [ana, ben] = [await signInMember(site), await signInMember(site)]
    const list = idOf(await submitNewList(ana, 'Mine'))
    const statuses = await Promise.all([
      ben.json('/api/saves', { path: KYOTO, saved: true, list }),
      ana.json('/api/saves', { path: KYOTO, saved: true, list: 'f'.repeat(16) }),
      ana.json('/api/saves', { path: KYOTO, saved: true, list: '../main' }),
      ana.json('/api/saves', { path: '/destinations/atlantis', saved: true, list }),
      ana.json(LISTS, { id: 'main', name: 'x', path: KYOTO }),
      ana.json(LISTS, { id: NEW_ID, name: ' ', path: KYOTO }),
      ana.get(`${LISTS}?path=/legal`),
      anonymousVisitor(site).get(`${LISTS}?path=${KYOTO}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 400, 404, 400, 400, 400, 401])
    expect(await listedPaths(ana, `/profile/saves/${list}`)).toEqual([])
  })

  it('a list holds up to two hundred pages, and an account up to thirty lists', async () => {
    const ana = await signInMember(site)
    const paths = Array.from({ length: 200 }, (_, index) => `/destinations/japan/place-${index}`)
    await ana.json('/api/saves/merge', { paths })
    const full = await ana.json('/api/saves', { path: KYOTO, saved: true, list: 'main' })
    expect([full.status, await full.json()]).toEqual([409, { error: 'list_full' }])
    for (let count = 1; count < 30; count += 1) await submitNewList(ana, `List ${count}`)
    const many = await ana.json(LISTS, { id: NEW_ID, name: 'One more', path: KYOTO })
    expect([many.status, await many.json()]).toEqual([409, { error: 'too_many_lists' }])
  })

  it('a single sight can be saved as well as a place', async () => {
    const html = await (await anonymousVisitor(site).get(KYOTO)).text()
    const [, path = ''] = /value="(\/destinations\/japan\/kyoto#[a-z0-9-]+)"/.exec(html) ?? []
    expect(path).not.toBe('')
    const ana = await signInMember(site)
    expect((await ana.json('/api/saves', { path, saved: true })).status).toBe(200)
    expect(await listedPaths(ana)).toEqual([path])
    const page = await (await ana.get(MAIN_LIST_PATH)).text()
    expect(page).toMatch(/Sight in Kyoto/)
    expect(page).toContain(`href="${path}"`)
    expect(await (await ana.get(`${MAIN_LIST_PATH}.gpx`)).text()).toContain('<wpt')
    expect((await ana.json('/api/saves', { path: `${KYOTO}#atlantis`, saved: true })).status).toBe(404)
  })
})

describe('moving between lists', () => {
  it('a move includes the note, can be undone, and is idempotent', async () => {
    const ana = await createVisitorWithSaves(site)
    const list = await submitNewList(ana, 'Japan')
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: KYOTO, note: 'tea', shows: 'on' })
    const html = await submitForm(ana, MAIN_LIST_PATH, { do: 'move', path: KYOTO, target: idOf(list) })
    expect(html).toContain('Kyoto is on Japan now.')
    expect(html).toContain(`href="${list}"`)
    await ana.form(MAIN_LIST_PATH, { do: 'move', path: KYOTO, target: idOf(list) })
    expect([await listedPaths(ana), await listedPaths(ana, list)]).toEqual([[MOROCCO, ICELAND], [KYOTO]])
    expect(await (await ana.get(list)).text()).toContain('tea')
    await ana.form(list, { do: 'move', path: KYOTO, target: 'main' })
    expect([await listedPaths(ana), await listedPaths(ana, list)]).toEqual([[MOROCCO, ICELAND, KYOTO], []])
  })

  it('a move to a foreign, unknown or identical list changes nothing', async () => {
    const [ana, ben] = [await createVisitorWithSaves(site), await signInMember(site)]
    const theirs = idOf(await submitNewList(ben, 'Theirs'))
    for (const target of [theirs, 'f'.repeat(16)]) {
      expect((await ana.form(MAIN_LIST_PATH, { do: 'move', path: KYOTO, target })).status).toBe(409)
    }
    await ana.form(MAIN_LIST_PATH, { do: 'move', path: KYOTO, target: 'main' })
    expect(await listedPaths(ana)).toHaveLength(3)
  })

  it('a move to a list that was deleted with the same page on it changes nothing', async () => {
    const ana = await createVisitorWithSaves(site)
    const list = await submitNewList(ana, 'Japan')
    await ana.json('/api/saves', { path: KYOTO, saved: true, list: idOf(list) })
    await ana.form(list, { do: 'delete' })
    const moved = await ana.form(MAIN_LIST_PATH, { do: 'move', path: KYOTO, target: idOf(list) })
    expect(moved.status).toBe(409)
    expect(await listedPaths(ana)).toContain(KYOTO)
  })
})
