import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { countCalls } from '#test/support/worker/count-calls.ts'
import { applyAll, newAccountSaves } from '#test/support/worker/saves/account-saves.ts'
import { offlineChangeOf } from '#test/support/worker/saves/offline-changes.ts'
import { MAX_LIST_ROWS } from './rules/saves-limits.ts'
import { setNote } from './store/item-edits.ts'
import { createList, removeList } from './store/list-edits.ts'
import { removeItem } from './store/save-item.ts'
import { readLists } from './store/save-lists.ts'
import type { SavesContext } from './store/saves-context.ts'
import { addItems, readItems } from './store/saves-store.ts'

const PATH = '/destinations/japan/kyoto'
const KYOTO = { kind: 'place', path: PATH } as const
const LIST = 'a'.repeat(16)

let saves: SavesContext
beforeEach(() => {
  saves = newAccountSaves()
})

const apply = (changes: readonly OfflineChange[], context = saves) => applyAll(context, changes)

describe('offline note of a page that another device removed', () => {
  beforeEach(async () => {
    await createList(saves, 'Japan', LIST)
    await addItems(saves, LIST, [KYOTO])
    await setNote(saves, LIST, KYOTO, { note: 'In May.', showsNote: true })
    await removeItem(saves, LIST, PATH)
  })

  it('is private when it was written as a private note', async () => {
    const fields = { do: 'note', path: PATH, note: 'The door code is 4711.', shows: 'off' }
    await apply([offlineChangeOf(LIST, fields)])
    expect(await readItems(saves, LIST)).toEqual([
      { ...KYOTO, note: 'The door code is 4711.', showsNote: false },
    ])
  })

  it('is public when it was written as a public note', async () => {
    const fields = { do: 'note', path: PATH, note: 'In June.', shows: 'on' }
    await apply([offlineChangeOf(LIST, fields)])
    expect(await readItems(saves, LIST)).toMatchObject([{ note: 'In June.', showsNote: true }])
  })
})

describe('list that was created offline', () => {
  const creation = offlineChangeOf('main', { do: 'create', name: 'Japan' })
  const listId = creation.key.replaceAll('-', '').slice(0, 16)

  it('is refused when the account stores the maximum of lists, removed ones included', async () => {
    const ids = Array.from({ length: MAX_LIST_ROWS }, (_, index) => index.toString(16).padStart(16, '0'))
    await saves.db
      .prepare(
        `INSERT INTO save_lists (owner, list_id, name, created_at_s, removed_at_s)
         SELECT ?1, value, 'List', 1, ?2 FROM json_each(?3)`,
      )
      .bind(saves.owner, saves.nowS, JSON.stringify(ids))
      .run()
    expect((await apply([creation])).refused).toEqual([creation.key])
  })

  it('is not restored by a second delivery after its removal', async () => {
    await createList(saves, 'Japan', listId)
    await removeList(saves, listId)
    expect((await apply([creation])).refused).toEqual([creation.key])
    expect((await readLists(saves)).map(({ id }) => id)).toEqual(['main'])
  })

  it('is unchanged by a second delivery', async () => {
    await createList(saves, 'Japan 2027', listId)
    expect((await apply([creation])).refused).toEqual([])
    expect((await readLists(saves)).map(({ name }) => name)).toEqual(['Saves', 'Japan 2027'])
  })
})

describe('offline change of a list that another device removed', () => {
  it.each(['copy', 'move'])('restores the list for a %s of one of its pages', async (action) => {
    await createList(saves, 'Japan', LIST)
    await addItems(saves, LIST, [{ ...KYOTO, note: 'In May.' }])
    await removeList(saves, LIST)
    const change = offlineChangeOf(LIST, { do: action, path: PATH, target: 'main' })
    expect((await apply([change])).refused).toEqual([])
    expect(await readItems(saves, 'main')).toMatchObject([{ path: PATH, note: 'In May.' }])
    expect((await readLists(saves)).map(({ id }) => id)).toEqual(['main', LIST])
  })
})

describe('delivery of fifty changes', () => {
  const pathOf = (index: number): string => `/destinations/japan/place-${index}`
  const noteOf = (index: number, note: string): OfflineChange =>
    offlineChangeOf('main', { do: 'note', path: pathOf(index), note })

  it('takes two queries, whatever the changes are', async () => {
    const { store, sequentialCalls } = countCalls(saves.db)
    const changes = Array.from({ length: 10 }, (_, index) => [
      offlineChangeOf(null, { do: 'save', path: pathOf(index) }),
      noteOf(index, 'In May.'),
      offlineChangeOf('main', { do: 'place', path: pathOf(index), index: '0' }),
      offlineChangeOf('main', { do: 'create', name: `List ${index}` }),
      offlineChangeOf('main', { do: 'remove', path: pathOf(Math.max(0, index - 1)) }),
    ]).flat()
    const { refused } = await apply(changes, { ...saves, db: store })
    expect([refused, sequentialCalls()]).toEqual([[], 2])
    expect(await readItems(saves, 'main')).toMatchObject([{ path: pathOf(9), note: 'In May.' }])
  })

  it('retains the notes of two devices that deliver at the same time', async () => {
    await addItems(
      saves,
      'main',
      Array.from({ length: 50 }, (_, index) => ({ kind: 'place', path: pathOf(index) })),
    )
    const notes = (text: string) =>
      Array.from({ length: 50 }, (_, index) => noteOf(index, `${text} ${index}.`))
    const devices = ['By train', 'By boat', 'On foot']
    const responses = await Promise.all(devices.map((text) => apply(notes(text))))
    expect(responses.flatMap(({ refused }) => refused)).toEqual([])
    const items = await readItems(saves, 'main')
    for (const { path, note } of items) {
      const index = path.split('-').at(-1)
      expect(note.split('\n').sort()).toEqual(devices.map((text) => `${text} ${index}.`).sort())
    }
  })

  it('applies each change once when the same delivery arrives several times at once', async () => {
    await addItems(saves, 'main', [{ kind: 'place', path: pathOf(0) }])
    const change = noteOf(0, 'In May.')
    await apply([change])
    await setNote(saves, 'main', { kind: 'place', path: pathOf(0) }, { note: 'In June.', showsNote: false })
    await Promise.all([apply([change]), apply([change]), apply([change])])
    expect(await readItems(saves, 'main')).toMatchObject([{ note: 'In June.' }])
  })
})
