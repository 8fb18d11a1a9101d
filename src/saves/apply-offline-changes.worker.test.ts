import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { applyOfflineChanges } from './apply-offline-changes.ts'
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
  saves = {
    db: (env as unknown as Bindings).DB,
    owner: crypto.randomUUID(),
    nowS: 1_800_000_000,
    mainListName: 'Saves',
  }
})

const changeOf = (list: string | null, fields: OfflineChange['fields']): OfflineChange => ({
  key: crypto.randomUUID(),
  list,
  fields,
  base: null,
})

describe('offline note of a page that another device removed', () => {
  beforeEach(async () => {
    await createList(saves, 'Japan', LIST)
    await addItems(saves, LIST, [KYOTO])
    await setNote(saves, LIST, PATH, { note: 'In May.', showsNote: true })
    await removeItem(saves, LIST, PATH)
  })

  it('is private when it was written as a private note', async () => {
    const fields = { do: 'note', path: PATH, note: 'The door code is 4711.', shows: 'off' }
    await applyOfflineChanges(saves, [changeOf(LIST, fields)])
    expect(await readItems(saves, LIST)).toEqual([
      { ...KYOTO, note: 'The door code is 4711.', showsNote: false },
    ])
  })

  it('is public when it was written as a public note', async () => {
    const fields = { do: 'note', path: PATH, note: 'In June.', shows: 'on' }
    await applyOfflineChanges(saves, [changeOf(LIST, fields)])
    expect(await readItems(saves, LIST)).toMatchObject([{ note: 'In June.', showsNote: true }])
  })
})

describe('list that was created offline', () => {
  const creation = changeOf('main', { do: 'create', name: 'Japan' })
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
    expect((await applyOfflineChanges(saves, [creation])).refused).toEqual([creation.key])
  })

  it('is not restored by a second delivery after its removal', async () => {
    await createList(saves, 'Japan', listId)
    await removeList(saves, listId)
    expect((await applyOfflineChanges(saves, [creation])).refused).toEqual([creation.key])
    expect((await readLists(saves)).map(({ id }) => id)).toEqual(['main'])
  })

  it('is unchanged by a second delivery', async () => {
    await createList(saves, 'Japan 2027', listId)
    expect((await applyOfflineChanges(saves, [creation])).refused).toEqual([])
    expect((await readLists(saves)).map(({ name }) => name)).toEqual(['Saves', 'Japan 2027'])
  })
})

describe('offline change of a list that another device removed', () => {
  it.each(['copy', 'move'])('restores the list for a %s of one of its pages', async (action) => {
    await createList(saves, 'Japan', LIST)
    await addItems(saves, LIST, [{ ...KYOTO, note: 'In May.' }])
    await removeList(saves, LIST)
    const change = changeOf(LIST, { do: action, path: PATH, target: 'main' })
    expect((await applyOfflineChanges(saves, [change])).refused).toEqual([])
    expect(await readItems(saves, 'main')).toMatchObject([{ path: PATH, note: 'In May.' }])
    expect((await readLists(saves)).map(({ id }) => id)).toEqual(['main', LIST])
  })
})
