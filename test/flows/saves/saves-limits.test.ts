import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DAY_S } from '#src/platform/durations.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import {
  createVisitorWithSaves,
  ICELAND,
  KYOTO,
  MAIN_LIST_PATH,
  MOROCCO,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

const LISTS = '/api/saves/lists'
const nowS = (): number => Math.floor(Date.now() / 1000)

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

afterEach(() => {
  site.clock.nowMs = null
})

/** Returns addresses of pages that are not on any list. */
const pages = (count: number, prefix = 'place'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `/destinations/japan/${prefix}-${index}`)

const ownerOf = async (visitor: Member): Promise<string> =>
  ((await (await visitor.get('/api/auth/profile')).json()) as { readonly sub: string }).sub

/** Merges pages into the main list and returns those that were rejected. */
async function merge(visitor: Member, paths: readonly string[]): Promise<readonly string[]> {
  const response = await visitor.json('/api/saves/merge', { paths })
  return ((await response.json()) as { readonly left: readonly string[] }).left
}

const savedPaths = async (visitor: Member): Promise<readonly string[]> =>
  ((await (await visitor.get('/api/saves')).json()) as { readonly paths: readonly string[] }).paths

/** Adds lists to an account directly in the database. */
async function insertLists(owner: string, count: number, removedAtS: number | null): Promise<void> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID().replaceAll('-', '').slice(0, 16))
  await bindings.DB.prepare(
    `INSERT INTO save_lists (owner, list_id, name, created_at_s, removed_at_s)
     SELECT ?1, value, 'List', 1, ?2 FROM json_each(?3)`,
  )
    .bind(owner, removedAtS, JSON.stringify(ids))
    .run()
}

/** Removes all items of an account at a time, directly in the database. */
const removeAllItems = (owner: string, atS: number) =>
  bindings.DB.prepare('UPDATE saved_items SET removed_at_s = coalesce(removed_at_s, ?) WHERE owner = ?')
    .bind(atS, owner)
    .run()

const createList = (visitor: Member, id: string, path = KYOTO): Promise<Response> =>
  visitor.json(LISTS, { id, name: 'Another', path })

describe('limits of saves', () => {
  it('a removed page cannot be restored to a list that is full again', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO, ...pages(199)])
    await ana.form(MAIN_LIST_PATH, { do: 'remove', path: KYOTO })
    await ana.json('/api/saves', { path: MOROCCO, saved: true })
    await ana.form(MAIN_LIST_PATH, { do: 'restore', path: KYOTO })
    const paths = await savedPaths(ana)
    expect([paths.length, paths.includes(MOROCCO), paths.includes(KYOTO)]).toEqual([200, true, false])
  })

  it('removing further pages and lists does not end the time in which an earlier removal can be undone', async () => {
    const ana = await createVisitorWithSaves(site)
    const [japan, north] = [await submitNewList(ana, 'Japan'), await submitNewList(ana, 'North')]
    await ana.form(MAIN_LIST_PATH, { do: 'remove', path: KYOTO })
    await ana.form(japan, { do: 'delete' })
    site.clock.nowMs = Date.now() + 60_000
    await ana.form(MAIN_LIST_PATH, { do: 'remove', path: MOROCCO })
    await ana.form(north, { do: 'delete' })
    await ana.form(MAIN_LIST_PATH, { do: 'restore', path: KYOTO })
    await ana.form(japan, { do: 'revive' })
    expect(await savedPaths(ana)).toEqual([ICELAND, KYOTO])
    expect((await ana.get(japan)).status).toBe(200)
  })

  it('a page stays on its list when the target of the move is full', async () => {
    const ana = await createVisitorWithSaves(site, pages(200))
    const list = await submitNewList(ana, 'Japan')
    const id = list.split('/').at(-1) ?? ''
    await ana.json('/api/saves', { path: KYOTO, saved: true, list: id })
    await ana.form(list, { do: 'move', path: KYOTO, target: 'main' })
    const { lists } = (await (await ana.get(`${LISTS}?path=${KYOTO}`)).json()) as {
      readonly lists: readonly { readonly id: string; readonly count: number; readonly has: boolean }[]
    }
    expect(lists.map((each) => [each.id, each.count, each.has])).toEqual(
      expect.arrayContaining([
        ['main', 200, false],
        [id, 1, true],
      ]),
    )
  })

  it('a list with six hundred stored items, removed ones included, accepts no more until those expire', async () => {
    const ana = await signInMember(site)
    const owner = await ownerOf(ana)
    for (const prefix of ['first', 'second', 'third']) {
      expect(await merge(ana, pages(200, prefix))).toEqual([])
      await removeAllItems(owner, nowS())
    }
    expect(await merge(ana, [KYOTO, MOROCCO])).toEqual([KYOTO, MOROCCO])
    await bindings.DB.prepare('UPDATE saved_items SET removed_at_s = ? WHERE owner = ?')
      .bind(nowS() - DAY_S - 60, owner)
      .run()
    await ana.json('/api/saves', { path: ICELAND, saved: false })
    expect(await merge(ana, [KYOTO, MOROCCO])).toEqual([])
  })

  it('an account stores up to ninety lists, removed ones included', async () => {
    const ana = await createVisitorWithSaves(site)
    await insertLists(await ownerOf(ana), 88, nowS())
    expect((await createList(ana, 'a'.repeat(16))).status).toBe(200)
    const refused = await createList(ana, 'b'.repeat(16))
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'too_many_lists' }])
  })

  it('a deleted list cannot be restored while the account has thirty others', async () => {
    const ana = await createVisitorWithSaves(site)
    const list = await submitNewList(ana, 'Japan')
    await ana.form(list, { do: 'delete' })
    await insertLists(await ownerOf(ana), 29, null)
    await ana.form(list, { do: 'revive' })
    expect((await ana.get(list)).status).toBe(404)
  })

  it('a list that was created offline is refused when the account has thirty lists', async () => {
    const ana = await createVisitorWithSaves(site)
    await insertLists(await ownerOf(ana), 29, null)
    const change = {
      key: crypto.randomUUID(),
      list: 'main',
      fields: { do: 'create', name: 'Japan' },
      base: null,
    }
    const response = await ana.json('/api/saves/changes', { changes: [change] })
    expect(await response.json()).toEqual({
      settled: [change.key],
      refused: [change.key],
      reasons: { [change.key]: 'too_many_lists' },
    })
  })
})
