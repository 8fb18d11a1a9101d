import { expect, it } from 'vitest'
import { createLru } from '#src/platform/lru.ts'
import { createReadShard } from './read-shard.ts'

it('charges names without a shard, so that made-up ones push each other out (R13.4)', async () => {
  let read = 0
  const memory = createLru<unknown>(10_000)
  const readShard = createReadShard({
    memoryOf: () => memory,
    version: 'v',
    fetchText: async () => {
      read += 1
      return null
    },
  })
  for (let index = 0; index < 100; index += 1) await readShard(`titles-${index}`)
  const kept = Array.from({ length: 100 }, (_, index) => memory.read(`v/titles-${index}`)).filter(
    (value) => value === null,
  ).length
  expect([read, kept > 10, kept < 40]).toEqual([100, true, true])
})
