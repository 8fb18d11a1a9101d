import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { applyListAction } from './apply-list-action.ts'
import { applyOfflineChanges } from './apply-offline-changes.ts'
import { parseListAction } from './rules/list-action.ts'
import { parseSaveTarget, type SaveTarget } from './rules/save-target.ts'
import { createList } from './store/list-edits.ts'
import { removeItem, restoreItem, saveOnList } from './store/save-item.ts'
import { readListMemberships, readLists } from './store/save-lists.ts'
import type { SavesContext } from './store/saves-context.ts'
import { addItems, readItems } from './store/saves-store.ts'

const PATHS = ['kyoto', 'nara', 'osaka', 'tokyo'].map((name) => `/destinations/japan/${name}`)
const LISTS = ['main', 'a'.repeat(16), 'b'.repeat(16)]
const path = fc.constantFrom(...PATHS)
const list = fc.constantFrom(...LISTS)

const button = fc.record({
  list: fc.constant(null),
  fields: fc.record({ do: fc.constantFrom('save', 'unsave'), path }),
})
const form = fc.record({
  list,
  fields: fc.oneof(
    fc.record({ do: fc.constantFrom('remove', 'restore', 'earlier', 'later', 'first', 'last', 'add'), path }),
    fc.record({ do: fc.constant('position'), path, position: fc.constantFrom('1', '2', '9') }),
    fc.record({ do: fc.constant('place'), path, index: fc.constantFrom('0', '1', '9') }),
    fc.record({ do: fc.constantFrom('copy', 'move'), path, target: list }),
    fc.record({ do: fc.constantFrom('rename'), name: fc.constantFrom('Japan', 'North') }),
    fc.record({ do: fc.constantFrom('delete', 'revive') }),
  ),
})
type Change = Pick<OfflineChange, 'list' | 'fields'>

/** A new account with two lists, each with a page and its note. */
async function createAccount(): Promise<SavesContext> {
  const { DB: db } = env as unknown as Bindings
  const saves = { db, owner: crypto.randomUUID(), nowS: 1_800_000_000, mainListName: 'Saves' }
  for (const [index, id] of LISTS.slice(1).entries()) {
    await createList(saves, `List ${index}`, id)
    await addItems(saves, id, [{ kind: 'place', path: PATHS[index] ?? '', note: `Note ${index}` }])
  }
  return saves
}

/** Saves to the list used last, in steps: undoes a removal first, and leaves a page where it is on a list already. */
async function pressSave(saves: SavesContext, target: SaveTarget): Promise<void> {
  await restoreItem(saves, null, target.path)
  const lists = await readListMemberships(saves, target.path)
  if (lists.some(({ has }) => has)) return
  await createList(saves, saves.mainListName, 'main')
  await saveOnList(saves, lists[0]?.id ?? 'main', target)
}

/** Applies a change as the buttons and forms do while online. */
async function applyOnline(saves: SavesContext, { list: listId, fields }: Change): Promise<void> {
  const target = parseSaveTarget(fields['path'])
  if (listId === null && target !== null) {
    await (fields['do'] === 'save' ? pressSave(saves, target) : removeItem(saves, null, target.path))
    return
  }
  const parsed = parseListAction(fields)
  if (listId === null || 'problem' in parsed) throw new Error('the test made an invalid change')
  await applyListAction(saves, listId, parsed.action)
}

async function contentsOf(saves: SavesContext) {
  const lists = await readLists(saves)
  return Promise.all(
    lists.map(async ({ id, name, count }) => ({ id, name, count, items: await readItems(saves, id) })),
  )
}

/** A copy or a move restores a list that another device deleted; online there is no such list. */
const needsList = ({ list: listId, fields }: Change): boolean =>
  listId !== null && (fields['do'] === 'copy' || fields['do'] === 'move')

it('changes have the same result offline, in one delivery, as online one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(button, form), { minLength: 1, maxLength: 25 }), async (changes) => {
      const [online, offline] = [await createAccount(), await createAccount()]
      const applied: Change[] = []
      for (const change of changes as readonly Change[]) {
        const hasList = (await readLists(online)).some(({ id }) => id === change.list)
        if (needsList(change) && !hasList) continue
        applied.push(change)
        await applyOnline(online, change)
      }
      const sent = applied.map((change) => ({ ...change, key: crypto.randomUUID(), base: null }))
      await applyOfflineChanges(
        offline,
        sent.map((change) => ({ key: change.key, change })),
      )
      expect(await contentsOf(offline)).toEqual(await contentsOf(online))
    }),
    { numRuns: 40 },
  )
})
