import { expect, it } from 'vitest'
import { openDeviceLists } from '#client/saves/device/device-lists.ts'
import { describeUnknownItems } from './describe-device-items.ts'

const KYOTO = '/destinations/japan/kyoto'
const TEXTS: Readonly<Record<string, string>> = {
  '/api/page-facts': 'In Japan',
  '/de/api/page-facts': 'In Japan, auf Deutsch',
}
const pageIn = (lang: string): Document => ({ documentElement: { lang } }) as Document

function createDevice(facts: unknown) {
  const item = { path: KYOTO, note: 'tea', key: 'a', facts, refusedAtMs: null }
  const list = { id: 'main', name: 'Saves', key: '', usedAtMs: 0, items: [item] }
  const stored = new Map([
    ['fernway.saves', JSON.stringify([KYOTO])],
    ['fernway.lists', JSON.stringify({ version: 1, lists: [list] })],
  ])
  const lists = openDeviceLists({
    storage: () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }) as unknown as Storage,
    newKey: () => 'b',
    nowMs: () => 0,
    mainListName: 'Saves',
  })
  const addresses: string[] = []
  const fetchApi = (async (address: string) => {
    addresses.push(address)
    return Response.json({ pages: { [KYOTO]: { name: 'Kyoto', meta: TEXTS[address], href: KYOTO } } })
  }) as unknown as typeof fetch
  const describe = (lang: string) => describeUnknownItems(lists, fetchApi, pageIn(lang))
  return { addresses, describe, meta: () => lists.read()[0]?.items[0]?.facts?.meta }
}

it('asks once for what the device does not know, in the language of the page', async () => {
  const { addresses, describe, meta } = createDevice(null)
  expect([await describe('de'), await describe('de')]).toEqual([true, false])
  expect([addresses, meta()]).toEqual([['/de/api/page-facts'], 'In Japan, auf Deutsch'])
})

it('asks again for what an earlier version, or a page in another language, stored in English', async () => {
  const { addresses, describe, meta } = createDevice({ name: 'Kyoto', meta: 'In Japan', href: KYOTO })
  expect([await describe('en'), await describe('de'), await describe('en')]).toEqual([false, true, true])
  expect([addresses, meta()]).toEqual([['/de/api/page-facts', '/api/page-facts'], 'In Japan'])
})
