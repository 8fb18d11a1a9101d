import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
import { deviceRefusedChanges, type RefusedChange } from './refused-changes.ts'

beforeEach(deleteOutbox)

const refusedOf = (key: string, owner = 'ana', at = 0): RefusedChange => ({
  key,
  owner,
  at,
  list: 'main',
  fields: { do: 'note', path: '/destinations/japan', note: `Note ${key}.` },
  base: '',
  reason: 'note_conflict',
})
const keysOf = async (owner: string): Promise<readonly string[]> =>
  (await deviceRefusedChanges.list(owner)).map(({ key }) => key)

it('lists the refused changes of one account, oldest first and each once', async () => {
  await deviceRefusedChanges.add([refusedOf('b', 'ana', 2), refusedOf('a', 'ana', 1), refusedOf('c', 'ben')])
  await deviceRefusedChanges.add([refusedOf('b', 'ana', 2)])
  expect([await keysOf('ana'), await keysOf('ben')]).toEqual([['a', 'b'], ['c']])
})

it('removes what its owner discards', async () => {
  await deviceRefusedChanges.add([refusedOf('a'), refusedOf('b')])
  await deviceRefusedChanges.remove(['a', 'x'])
  expect(await keysOf('ana')).toEqual(['b'])
})

it('is empty after signing out', async () => {
  await deviceRefusedChanges.add([refusedOf('a')])
  await deleteOutbox()
  expect(await keysOf('ana')).toEqual([])
})
