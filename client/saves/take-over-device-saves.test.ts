import { beforeEach, expect, it } from 'vitest'
import { type DeviceLists, openDeviceLists } from './device/device-lists.ts'
import { createDeviceList, setDeviceNote, setOnDeviceList } from './device/edit-device-lists.ts'
import type { PendingChange } from './outbox.ts'
import type { SendOutcome } from './send-changes.ts'
import { takeOverDeviceSaves } from './take-over-device-saves.ts'

const [KYOTO, NARA] = ['/destinations/japan/kyoto', '/destinations/japan/nara']
const LIST_KEY = 'abcdef01-2345-4000-8000-000000000000'

let stored: Map<string, string>
let sent: (readonly PendingChange[])[]
let nowMs = 0

const openLists = (): DeviceLists =>
  openDeviceLists({
    storage: () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      }) as unknown as Storage,
    newKey: () => crypto.randomUUID(),
    nowMs: () => nowMs,
    mainListName: 'Saves',
  })

const takeOver = (
  respond: (changes: readonly PendingChange[]) => SendOutcome,
  pressed: readonly string[] = [],
) =>
  takeOverDeviceSaves('ana', {
    lists: openLists(),
    pressedPaths: new Set(pressed),
    send: async (changes) => {
      sent.push(changes)
      return respond(changes)
    },
    withLock: (work) => work(),
    nowMs: () => nowMs,
  })
const accept = (changes: readonly PendingChange[]): SendOutcome => ({
  settled: changes.map(({ key }) => key),
  refused: [],
})
const fieldsOf = () => sent.map((changes) => changes.map(({ list, fields }) => [list, fields]))

beforeEach(() => {
  stored = new Map([['fernway.saves', JSON.stringify([KYOTO, NARA])]])
  sent = []
  nowMs = 10_000_000
})

it('sends lists, order and notes, and leaves nothing on the device', async () => {
  openLists().edit(createDeviceList(LIST_KEY, 'Japan', KYOTO))
  openLists().edit(setDeviceNote('abcdef0123454000', KYOTO, 'tea'))
  expect(await takeOver(accept)).toEqual({ taken: 3, refused: 0 })
  expect(fieldsOf()).toEqual([
    [
      ['main', { do: 'add', path: KYOTO, note: '', once: 'any-list' }],
      ['main', { do: 'add', path: NARA, note: '', once: 'any-list' }],
      ['main', { do: 'create', name: 'Japan' }],
      ['abcdef0123454000', { do: 'add', path: KYOTO, note: 'tea' }],
    ],
  ])
  expect([
    openLists()
      .read()
      .map(({ items }) => items.length),
    stored.get('fernway.saves'),
  ]).toEqual([[0], undefined])
})

it('leaves no empty list on the device when the list and its last page are in two batches', async () => {
  const paths = Array.from({ length: 45 }, (_, number) => `/destinations/japan/place-${number}`)
  stored.set('fernway.saves', JSON.stringify(paths))
  openLists().edit(createDeviceList(LIST_KEY, 'Japan', paths[0] ?? null))
  for (const path of paths.slice(1, 10)) openLists().edit(setOnDeviceList(path, 'abcdef0123454000', true))
  expect(await takeOver(accept)).toEqual({ taken: 55, refused: 0 })
  expect([sent.length, [...stored]]).toEqual([2, []])
})

it('an interrupted attempt is repeated with the same keys', async () => {
  await takeOver(() => null)
  await takeOver(accept)
  const [first, second] = sent.map((changes) => changes.map(({ key }) => key))
  expect(second).toEqual(first)
})

it('what the account refuses stays on the device, and is offered again after an hour', async () => {
  const refuseSecond = (changes: readonly PendingChange[]): SendOutcome => ({
    settled: changes.map(({ key }) => key),
    refused: changes.slice(1).map(({ key }) => key),
  })
  expect(await takeOver(refuseSecond)).toEqual({ taken: 1, refused: 1 })
  expect(stored.get('fernway.saves')).toBe(JSON.stringify([NARA]))
  expect(await takeOver(accept)).toEqual({ taken: 0, refused: 0 })
  nowMs += 3_700_000
  expect(await takeOver(accept)).toEqual({ taken: 1, refused: 0 })
})

it('a page that was pressed before the session was known goes to the list used last', async () => {
  await takeOver(accept, [NARA])
  expect(fieldsOf()[0]?.[1]).toEqual([null, { do: 'save', path: NARA }])
})

it('a note that was edited after an interrupted attempt has another key', async () => {
  await takeOver(() => null)
  openLists().edit(setDeviceNote('main', KYOTO, 'tea'))
  await takeOver(accept)
  expect(sent[1]?.[0]?.key).not.toBe(sent[0]?.[0]?.key)
})
