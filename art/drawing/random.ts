export type RandomRange = (min?: number, max?: number) => number

const FNV_OFFSET = 2166136261
const FNV_PRIME = 16777619

/** Text to an unsigned 32-bit number (FNV-1a over UTF-16 units): the same text gives the same poster for ever. */
export function seedFromText(text: string): number {
  let hash = FNV_OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  }
  return hash >>> 0
}

/** A seeded source (mulberry32) of numbers from min (0) up to, but not including, max (1). */
export function createRandom(seed: number): RandomRange {
  let state = seed | 0
  return (min = 0, max = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return min + (max - min) * (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296)
  }
}

/** One entry of a list, chosen by the seeded source. The list must not be empty. */
export function pickOne<Entry>(random: RandomRange, list: readonly [Entry, ...Entry[]]): Entry {
  return list[Math.floor(random(0, list.length))] ?? list[0]
}
