import { describe, expect, it } from 'vitest'
import type { AccountListCopy } from './account-list-copy.ts'
import type { AccountListStore } from './account-list-store.ts'
import { type CopyTools, copyAccountList, readShownLists, updateCopies } from './copy-account-list.ts'

const NOW = Date.UTC(2026, 10, 27)
const HOUR_MS = 3_600_000
const FILE = {
  format: 'fernway-list',
  version: 1,
  name: 'Japan 2027',
  items: [
    { kind: 'place', path: '/destinations/japan/kyoto', note: 'in April', name: 'Kyoto' },
    { kind: 'place' },
  ],
}

function memoryStore(...copies: readonly AccountListCopy[]): AccountListStore {
  const stored = new Map(copies.map((copy) => [copy.id, copy]))
  return {
    put: async (copy) => void stored.set(copy.id, copy),
    list: async () => [...stored.values()],
    remove: async (id) => void stored.delete(id),
  }
}
const copyOf = (id: string, owner: string, copiedAtMs = NOW): AccountListCopy => ({
  ...{ id, owner, copiedAtMs },
  name: id,
  items: [],
})
const toolsFor = (store: AccountListStore, respond: () => Response): CopyTools => ({
  store,
  fetchList: async () => respond(),
  nowMs: () => NOW,
})

describe('copying a list of the account to the device', () => {
  it('stores its name, its items and their notes, and whose it is', async () => {
    const store = memoryStore()
    expect(
      await copyAccountList(
        'main',
        'ana',
        toolsFor(store, () => Response.json(FILE)),
      ),
    ).toBe(true)
    expect(await store.list()).toEqual([
      {
        ...{ id: 'main', owner: 'ana', name: 'Japan 2027', copiedAtMs: NOW },
        items: [{ path: '/destinations/japan/kyoto', name: 'Kyoto', note: 'in April' }],
      },
    ])
  })

  it.each([
    ['an error of the site', () => new Response('no', { status: 503 })],
    ['a page that asks to sign in', () => new Response('<html>')],
    ['a file of another format', () => Response.json({ items: [] })],
    [
      'no network',
      () => {
        throw new TypeError('offline')
      },
    ],
  ] as const)('keeps the copy as it is after %s', async (_what, respond) => {
    const store = memoryStore(copyOf('main', 'ana'))
    expect(await copyAccountList('main', 'ana', toolsFor(store, respond))).toBe(false)
    expect(await store.list()).toEqual([copyOf('main', 'ana')])
  })

  it('deletes the copy of a list that is gone', async () => {
    const store = memoryStore(copyOf('main', 'ana'))
    await copyAccountList(
      'main',
      'ana',
      toolsFor(store, () => new Response(null, { status: 404 })),
    )
    expect(await store.list()).toEqual([])
  })
})

describe('the copies on the device', () => {
  const offline = () => new Response(null, { status: 503 })

  it.each([
    ['another account', 'ben', ['b']],
    ['no account', null, []],
  ] as const)('those of an account are deleted when %s is signed in', async (_who, owner, left) => {
    const store = memoryStore(copyOf('a', 'ana'), copyOf('b', 'ben'))
    await updateCopies(owner, toolsFor(store, offline))
    expect((await store.list()).map(({ id }) => id)).toEqual(left)
  })

  it('only an old one is fetched again', async () => {
    const store = memoryStore(copyOf('old', 'ana', NOW - HOUR_MS), copyOf('new', 'ana', NOW - 1))
    await updateCopies(
      'ana',
      toolsFor(store, () => Response.json(FILE)),
    )
    expect((await store.list()).map(({ name }) => name)).toEqual(['Japan 2027', 'new'])
  })

  it('are shown to their account, and to the last account when the site cannot be asked', async () => {
    const store = memoryStore(copyOf('a', 'ana'))
    const shown = async (owner: string | null | undefined) => (await readShownLists(owner, store)).length
    expect([await shown('ana'), await shown('ben'), await shown(null), await shown(undefined)]).toEqual([
      1, 0, 0, 1,
    ])
  })
})
