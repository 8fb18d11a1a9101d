import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
import { deviceOutbox, type PendingChange } from './outbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(deleteOutbox)

const changeOf = (key: string, at = Date.now()): PendingChange => ({
  key,
  owner: 'ana',
  list: null,
  fields: { do: 'save', path: '/destinations/japan' },
  base: null,
  at,
})
const queuedKeys = async (): Promise<readonly string[]> => (await deviceOutbox.list()).map(({ key }) => key)

describe('outbox of the device', () => {
  it('lists changes in the order in which they were added', async () => {
    for (const key of ['c', 'a', 'b']) await deviceOutbox.add(changeOf(key))
    expect(await queuedKeys()).toEqual(['c', 'a', 'b'])
    expect((await deviceOutbox.list())[0]).toMatchObject({ owner: 'ana', fields: { do: 'save' } })
  })

  it('removes changes by key, and ignores keys that are not queued', async () => {
    for (const key of ['a', 'b', 'c']) await deviceOutbox.add(changeOf(key))
    await deviceOutbox.remove(['b', 'x', 'a'])
    expect(await queuedKeys()).toEqual(['c'])
  })

  it('rejects a second change with the same key and retains the first', async () => {
    await deviceOutbox.add(changeOf('a'))
    await expect(deviceOutbox.add(changeOf('a'))).rejects.toThrow()
    expect(await queuedKeys()).toEqual(['a'])
  })

  it('omits changes that are older than thirty days', async () => {
    await deviceOutbox.add(changeOf('old', Date.now() - 31 * DAY_MS))
    await deviceOutbox.add(changeOf('new', Date.now() - 29 * DAY_MS))
    expect(await queuedKeys()).toEqual(['new'])
    expect((await deviceOutbox.listExpired()).map(({ key }) => key)).toEqual(['old'])
  })

  it('is empty after the sign-out deleted it, and accepts changes again', async () => {
    await deviceOutbox.add(changeOf('a'))
    await deleteOutbox()
    expect(await queuedKeys()).toEqual([])
    await deviceOutbox.add(changeOf('b'))
    expect(await queuedKeys()).toEqual(['b'])
  })
})
