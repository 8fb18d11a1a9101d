import { expect, it } from 'vitest'
import { createShardMemory } from './shard-memory.ts'

it('drops the least recently used shards once there is too much JSON', () => {
  const memory = createShardMemory(30)
  for (const name of ['a', 'b', 'c']) memory.write(name, { name }, 10)
  memory.read('a')
  memory.write('d', { name: 'd' }, 15)
  expect(['a', 'b', 'c', 'd'].map((name) => memory.read(name) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

it('remembers that there is no shard, does not keep a giant, and counts a replaced shard once', () => {
  const memory = createShardMemory(30)
  memory.write('none', null, 0)
  memory.write('giant', {}, 31)
  for (let round = 0; round < 9; round += 1) memory.write('same', { round }, 20)
  expect([memory.read('none'), memory.read('giant'), memory.read('same')]).toEqual([
    null,
    undefined,
    { round: 8 },
  ])
})
