import { beforeEach, describe, expect, it } from 'vitest'
import type { OfflineChange } from '#isomorphic/saves/offline-change.ts'
import { applyAll, newAccountSaves } from '#test/support/worker/saves/account-saves.ts'
import { offlineChangeOf } from '#test/support/worker/saves/offline-changes.ts'
import { createList, removeList } from './store/list-edits.ts'
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

describe('note that another device has changed', () => {
  const own = (note: string, shows = 'off'): OfflineChange => ({
    ...offlineChangeOf('main', { do: 'note', path: PATH, note, shows }),
    base: '',
  })

  it('is refused when both together are longer than a note, and both texts are unchanged', async () => {
    await addItems(saves, 'main', [{ ...KYOTO, note: 'a'.repeat(300) }])
    const change = own('b'.repeat(200))
    const { settled, refused, reasons } = await apply([change])
    expect({ settled, refused, reasons }).toEqual({
      settled: [change.key],
      refused: [change.key],
      reasons: { [change.key]: 'note_conflict' },
    })
    expect(await readItems(saves, 'main')).toMatchObject([{ note: 'a'.repeat(300), showsNote: false }])
  })

  it('is merged up to the maximum length of a note, and stays private', async () => {
    await addItems(saves, 'main', [{ ...KYOTO, note: 'a'.repeat(300) }])
    expect((await apply([own('b'.repeat(199), 'on')])).refused).toEqual([])
    expect(await readItems(saves, 'main')).toMatchObject([
      { note: `${'a'.repeat(300)}\n${'b'.repeat(199)}`, showsNote: false },
    ])
  })

  it('is never longer than a note, however many changes arrive', async () => {
    await addItems(saves, 'main', [KYOTO])
    for (let delivery = 0; delivery < 4; delivery += 1)
      await apply(
        Array.from({ length: 50 }, (_, index) => own(`Note ${delivery} ${index} ${'x'.repeat(90)}`)),
      )
    const [item] = await readItems(saves, 'main')
    expect(item?.note.length).toBeLessThanOrEqual(500)
  })
})

describe('refused change', () => {
  it('is reported again when the delivery is repeated, with its reason', async () => {
    const change = offlineChangeOf('0'.repeat(16), { do: 'rename', name: 'Japan' })
    for (const _ of [1, 2])
      expect(await apply([change])).toEqual({
        settled: [change.key],
        refused: [change.key],
        reasons: { [change.key]: 'unknown_list' },
      })
  })

  it.each<readonly [string, OfflineChange['fields'], string]>([
    ['note_too_long', { do: 'note', path: PATH, note: 'x'.repeat(501) }, 'main'],
    ['invalid_name', { do: 'create', name: ' ' }, 'main'],
    ['invalid_change', { do: 'share' }, 'main'],
    ['invalid_change', { do: 'note', path: '//evil.example', note: '' }, 'main'],
    ['unknown_item', { do: 'move', path: PATH, target: LIST }, 'main'],
    ['unknown_list', { do: 'copy', path: PATH, target: '0'.repeat(16) }, 'main'],
  ])('has the reason %s', async (reason, fields, list) => {
    await createList(saves, 'Japan', LIST)
    const change = offlineChangeOf(list, fields)
    expect((await apply([change])).reasons).toEqual({ [change.key]: reason })
  })

  it.each(['move', 'copy'])('has the reason unknown_list for a %s to a deleted list', async (action) => {
    await createList(saves, 'Japan', LIST)
    for (const list of ['main', LIST]) await addItems(saves, list, [{ ...KYOTO, note: `On ${list}` }])
    await removeList(saves, LIST)
    const change = offlineChangeOf('main', { do: action, path: PATH, target: LIST })
    expect((await apply([change])).reasons).toEqual({ [change.key]: 'unknown_list' })
    expect(await readItems(saves, 'main')).toMatchObject([{ path: PATH, note: 'On main' }])
  })

  it('has the reason list_full on a full list, and account_full in a full account', async () => {
    const paths = Array.from({ length: 200 }, (_, index) => `/destinations/japan/place-${index}`)
    await addItems(
      saves,
      'main',
      paths.map((path) => ({ kind: 'place', path })),
    )
    const change = offlineChangeOf(null, { do: 'save', path: PATH })
    expect((await apply([change])).reasons).toEqual({ [change.key]: 'list_full' })
    await saves.db
      .prepare("UPDATE saved_items SET note = ? WHERE owner = ? AND path LIKE '%-1_'")
      .bind('x'.repeat(500_000), saves.owner)
      .run()
    const note = offlineChangeOf('main', { do: 'note', path: paths[0] ?? '', note: 'In May.' })
    expect((await apply([note])).reasons).toEqual({ [note.key]: 'account_full' })
  })
})
