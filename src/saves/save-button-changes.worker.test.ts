import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { applyAll, newAccountSaves } from '#test/support/worker/saves/account-saves.ts'
import { offlineChangeOf } from '#test/support/worker/saves/offline-changes.ts'
import { createList, removeList } from './store/list-edits.ts'
import { readLists } from './store/save-lists.ts'
import type { SavesContext } from './store/saves-context.ts'
import { addItems, readItems } from './store/saves-store.ts'

const [KYOTO, NARA, OSAKA] = ['kyoto', 'nara', 'osaka'].map((name) => `/destinations/japan/${name}`) as [
  string,
  string,
  string,
]
const LIST = 'a'.repeat(16)
const press = (path: string, action = 'save'): OfflineChange => offlineChangeOf(null, { do: action, path })

let saves: SavesContext
beforeEach(() => {
  saves = newAccountSaves()
})
const later = (seconds: number): SavesContext => ({ ...saves, nowS: saves.nowS + seconds })
const pathsOf = async (list: string): Promise<readonly string[]> =>
  (await readItems(saves, list)).map(({ path }) => path)

describe('press of a save button', () => {
  it('saves to “Saves” the first time, and says so', async () => {
    const change = press(KYOTO)
    const { lists, refused } = await applyAll(saves, [change])
    expect([lists, refused]).toEqual([{ [change.key]: [{ id: 'main', name: 'Saves' }] }, []])
    expect(await pathsOf('main')).toEqual([KYOTO])
  })

  it('saves to the list used last, which is one that was just created', async () => {
    await applyAll(saves, [press(KYOTO)])
    await createList(later(5), 'Japan 2027', LIST)
    const change = press(NARA)
    expect((await applyAll(later(9), [change])).lists).toEqual({
      [change.key]: [{ id: LIST, name: 'Japan 2027' }],
    })
    await addItems(later(20), 'main', [{ kind: 'place', path: '/destinations/iceland' }])
    await applyAll(later(30), [press(OSAKA)])
    expect([await pathsOf(LIST), (await pathsOf('main')).at(-1)]).toEqual([[NARA], OSAKA])
  })

  it('a second press removes the page from all lists, names them, and a third restores it in its place', async () => {
    await createList(saves, 'Japan 2027', LIST)
    await applyAll(saves, [press(KYOTO), press(NARA), offlineChangeOf('main', { do: 'add', path: KYOTO })])
    const change = press(KYOTO, 'unsave')
    const { lists = {} } = await applyAll(later(1), [change])
    expect(lists[change.key]?.map(({ name }) => name).toSorted()).toEqual(['Japan 2027', 'Saves'])
    expect([await pathsOf(LIST), await pathsOf('main')]).toEqual([[NARA], []])
    await applyAll(later(2), [press(KYOTO)])
    expect([await pathsOf(LIST), await pathsOf('main')]).toEqual([[KYOTO, NARA], [KYOTO]])
  })

  it('fifteen presses in one delivery keep their order, and a repeated delivery changes nothing', async () => {
    const changes = Array.from({ length: 15 }, (_, index) => press(`/destinations/japan/place-${15 - index}`))
    for (const _ of [1, 2]) await applyAll(saves, changes)
    expect(await pathsOf('main')).toEqual(changes.map(({ fields }) => fields['path']))
  })

  it('saves to the list used before when the same delivery deletes the list used last', async () => {
    await createList(saves, 'Old', 'b'.repeat(16))
    await createList(later(1), 'Japan 2027', LIST)
    await applyAll(later(2), [offlineChangeOf(LIST, { do: 'delete' }), press(KYOTO)])
    expect(await pathsOf('b'.repeat(16))).toEqual([KYOTO])
  })

  it('leaves a page where it is on another list already', async () => {
    await addItems(saves, 'main', [{ kind: 'place', path: KYOTO }])
    await createList(later(1), 'Japan 2027', LIST)
    const change = press(KYOTO)
    expect((await applyAll(later(2), [change])).lists).toEqual({
      [change.key]: [{ id: 'main', name: 'Saves' }],
    })
  })
})

describe('page that is added to a list', () => {
  it('comes with its note, which is merged with the note that is there', async () => {
    await addItems(saves, 'main', [{ kind: 'place', path: KYOTO, note: 'tea' }])
    await applyAll(saves, [offlineChangeOf('main', { do: 'add', path: KYOTO, note: 'cake' })])
    expect((await readItems(saves, 'main'))[0]?.note).toBe('tea\ncake')
  })

  it('is left out when it is on another list and the device asks for that', async () => {
    await createList(saves, 'Japan 2027', LIST)
    await addItems(saves, LIST, [{ kind: 'place', path: KYOTO }])
    const fields = { do: 'add', path: KYOTO, once: 'any-list' }
    await applyAll(saves, [offlineChangeOf('main', fields)])
    expect(await pathsOf('main')).toEqual([])
    await applyAll(saves, [offlineChangeOf('main', { ...fields, note: 'tea' })])
    expect(await pathsOf('main')).toEqual([KYOTO])
  })

  it('is refused when the list was deleted', async () => {
    await createList(saves, 'Japan 2027', LIST)
    await removeList(saves, LIST)
    const change = offlineChangeOf(LIST, { do: 'add', path: KYOTO })
    expect((await applyAll(saves, [change])).reasons).toEqual({ [change.key]: 'unknown_list' })
    expect((await readLists(saves)).map(({ name }) => name)).toEqual(['Saves'])
  })
})
