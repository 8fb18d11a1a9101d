import { describe, expect, it } from 'vitest'
import { createLru } from '#src/platform/lru.ts'
import { createReadShard } from './read-shard.ts'

it('charges names without a shard, so that made-up names evict each other (R13.4)', async () => {
  let read = 0
  const memory = createLru<unknown>(10_000)
  const readShard = createReadShard({
    cacheFor: () => memory,
    version: 'v',
    fetchText: async () => {
      read += 1
      return null
    },
  })
  for (let index = 0; index < 100; index += 1) await readShard(`titles-${index}`)
  const cachedCount = Array.from({ length: 100 }, (_, index) => memory.get(`v/titles-${index}`)).filter(
    (value) => value === null,
  ).length
  expect([read, cachedCount > 10, cachedCount < 40]).toEqual([100, true, true])
})

describe('reading one entry of a shard', () => {
  const SHARD = '{\n"kyoto":[{"name":"Kyoto, \\n\\"kobe\\":1"}],\n"kobe":[],\n"a":[1]\n}'

  async function read(entry: string): Promise<{ readonly value: unknown; readonly fetched: number }> {
    let fetched = 0
    const memory = createLru<unknown>(10_000)
    const readShard = createReadShard({
      cacheFor: () => memory,
      version: 'v',
      fetchText: async () => {
        fetched += 1
        return SHARD
      },
    })
    await readShard('place-1', entry)
    return { value: await readShard('place-1', entry), fetched }
  }

  it.each([
    ['kyoto', [{ name: 'Kyoto, \n"kobe":1' }]],
    ['kobe', []],
    ['a', [1]],
    ['b', null],
    ['kyo', null],
    ['', null],
    ['constructor', null],
    ['"kobe', null],
    ['\n"kobe', null],
  ])('reads an entry by its exact name, %j, and caches it', async (entry, value) => {
    expect(await read(entry)).toEqual({ value, fetched: 1 })
  })

  it('returns what parsing the complete shard returns', () => {
    expect(Object.keys(JSON.parse(SHARD) as object)).toEqual(['kyoto', 'kobe', 'a'])
  })
})
