import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import type { Bindings } from '#src/config/bindings.ts'
import { applyListAction } from '#src/saves/apply-list-action.ts'
import { setNote } from './item-edits.ts'
import { createList } from './list-edits.ts'
import { removeItem } from './save-item.ts'
import type { SavesContext } from './saves-context.ts'
import { addItems, readItems } from './saves-store.ts'

const PATH = '/destinations/japan/kyoto'
const KYOTO = { kind: 'place', path: PATH } as const
const LIST = 'a'.repeat(16)

let saves: SavesContext
beforeEach(async () => {
  saves = {
    db: (env as unknown as Bindings).DB,
    owner: crypto.randomUUID(),
    nowS: 1_800_000_000,
    mainListName: 'Saves',
  }
  await createList(saves, 'Japan', LIST)
  await addItems(saves, LIST, [KYOTO])
  await setNote(saves, LIST, KYOTO, { note: 'In May.', showsNote: true })
  await removeItem(saves, LIST, PATH)
})

describe('note of a page that is added to its list again', () => {
  it('is private when another text replaces a public note', async () => {
    await addItems(saves, LIST, [{ ...KYOTO, note: 'The door code is 4711.' }])
    expect(await readItems(saves, LIST)).toEqual([
      { ...KYOTO, note: 'The door code is 4711.', showsNote: false },
    ])
  })

  it('is private when the page is copied back from a list with a private note', async () => {
    await addItems(saves, 'main', [{ ...KYOTO, note: 'The door code is 4711.' }])
    await applyListAction(saves, 'main', { do: 'copy', path: PATH, target: LIST })
    expect(await readItems(saves, LIST)).toMatchObject([{ note: 'The door code is 4711.', showsNote: false }])
  })

  it('is restored with its visibility when the page comes without a note', async () => {
    await addItems(saves, LIST, [KYOTO])
    expect(await readItems(saves, LIST)).toMatchObject([{ note: 'In May.', showsNote: true }])
  })
})

describe('note that is written on a page which another device removed', () => {
  const write = (note: string, shows: boolean) =>
    applyListAction(saves, LIST, { do: 'note', path: PATH, note, shows })

  it.each([true, false])('adds the page again with the note, whose visibility is %s', async (shows) => {
    expect(await write('In June.', shows)).toHaveProperty('location')
    expect(await readItems(saves, LIST)).toEqual([{ ...KYOTO, note: 'In June.', showsNote: shows }])
  })

  it('leaves the page removed when the note is empty', async () => {
    expect(await write('', false)).toHaveProperty('location')
    expect(await readItems(saves, LIST)).toEqual([])
  })

  it('is refused when the list is full', async () => {
    const others = Array.from({ length: MAX_LIST_ITEMS }, (_, index) => `${PATH}-${index}`)
    await addItems(
      saves,
      LIST,
      others.map((path) => ({ kind: 'place', path })),
    )
    expect(await write('In June.', false)).toEqual({ problem: 'list-full' })
  })
})
