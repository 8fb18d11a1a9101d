import { beforeEach, describe, expect, it } from 'vitest'
import { type DeviceLists, openDeviceLists } from './device-lists.ts'
import {
  createDeviceList,
  deleteDeviceList,
  moveDeviceItem,
  setDeviceNote,
  setOnDeviceList,
  settleDeviceItems,
} from './edit-device-lists.ts'

const [KYOTO, NARA] = ['/destinations/japan/kyoto', '/destinations/japan/nara']

let stored: Map<string, string>
let lists: DeviceLists
let counter = 0
const storage = (): Storage =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }) as unknown as Storage

beforeEach(() => {
  stored = new Map()
  counter = 0
  lists = openDeviceLists({
    storage,
    newKey: () => `${(counter++).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
    nowMs: () => 1000 + counter,
    mainListName: 'Saves',
  })
})
const press = (...paths: readonly string[]): void =>
  void stored.set('fernway.saves', JSON.stringify([...paths]))
const shown = (): unknown => lists.read().map(({ name, items }) => [name, ...items.map(({ path }) => path)])

describe('setDeviceNote', () => {
  const notes = () =>
    lists.read().map(({ id, items }) => [id, ...items.map((item) => [item.path, item.note])])

  it('adds a page again that another window removed, so that its note is stored', () => {
    press(KYOTO, NARA)
    lists.edit(setOnDeviceList(KYOTO, 'main', false))
    expect(lists.edit(setDeviceNote('main', KYOTO, 'tea'))).toBe(true)
    expect([notes(), stored.get('fernway.saves')]).toEqual([
      [['main', [NARA, ''], [KYOTO, 'tea']]],
      JSON.stringify([NARA, KYOTO]),
    ])
  })

  it('adds it to the main list where its own list is gone, and does not add it for an empty note', () => {
    expect(lists.edit(setDeviceNote('ffffffff00004000', KYOTO, 'tea'))).toBe(true)
    lists.edit(setDeviceNote('main', NARA, ''))
    expect(notes()).toEqual([['main', [KYOTO, 'tea']]])
  })
})

describe('openDeviceLists', () => {
  it('places what the save buttons stored on the main list, in order, with a key that stays', () => {
    press(KYOTO, NARA)
    expect(shown()).toEqual([['Saves', KYOTO, NARA]])
    const keys = () => lists.read().flatMap(({ items }) => items.map(({ key }) => key))
    expect(keys()).toEqual(keys())
  })

  it('places a new press on the list used last', () => {
    press(KYOTO)
    lists.edit(createDeviceList(`${'f'.repeat(8)}-0000-4000-8000-000000000000`, 'Japan', KYOTO))
    press(KYOTO, NARA)
    expect(shown()).toEqual([
      ['Saves', KYOTO],
      ['Japan', KYOTO, NARA],
    ])
  })

  it('a page that a button removed leaves every list, and one that a list removed leaves the buttons', () => {
    press(KYOTO, NARA)
    lists.read()
    press(NARA)
    expect(shown()).toEqual([['Saves', NARA]])
    lists.edit(setOnDeviceList(NARA, 'main', false))
    expect([shown(), stored.get('fernway.saves')]).toEqual([[['Saves']], undefined])
  })

  it('stores order and notes, and gives an item another key with its note', () => {
    press(KYOTO, NARA)
    const [before] = lists.read()[0]?.items ?? []
    lists.edit(moveDeviceItem('main', KYOTO, 9))
    lists.edit(setDeviceNote('main', KYOTO, 'tea'))
    const [, after] = lists.read()[0]?.items ?? []
    expect([shown(), after?.note, after?.key === before?.key]).toEqual([
      [['Saves', NARA, KYOTO]],
      'tea',
      false,
    ])
  })

  it('deleting a list removes the pages that are on it alone', () => {
    press(KYOTO)
    const key = 'abcdef01-2345-4000-8000-000000000000'
    lists.edit(createDeviceList(key, 'Japan', KYOTO))
    lists.edit(setOnDeviceList(NARA, 'abcdef0123454000', true))
    lists.edit(deleteDeviceList('abcdef0123454000'))
    expect([shown(), stored.get('fernway.saves')]).toEqual([[['Saves', KYOTO]], `["${KYOTO}"]`])
  })

  it('takes out what an account has, and keeps what it refused', () => {
    press(KYOTO, NARA)
    const [kyoto, nara] = lists.read()[0]?.items ?? []
    lists.edit(settleDeviceItems(new Set([kyoto?.key ?? '']), new Set([nara?.key ?? ''])))
    expect([shown(), lists.read()[0]?.items[0]?.refusedAtMs]).toEqual([[['Saves', NARA]], expect.any(Number)])
  })

  it('refuses more pages than a device holds', () => {
    press(...Array.from({ length: 200 }, (_, index) => `/destinations/p${index}`))
    expect(lists.edit(setOnDeviceList(KYOTO, 'main', true))).toBe(false)
    expect(lists.read()[0]?.items).toHaveLength(200)
  })

  it.each(['{', 'null', '{"lists":3}', '{"lists":[{"id":"../x"},{"id":"main","items":[{},7,{"path":3}]}]}'])(
    'takes what it understands of %s',
    (text) => {
      stored.set('fernway.lists', text)
      press(KYOTO)
      expect((shown() as string[][])[0]?.[1]).toBe(KYOTO)
    },
  )
})
