export type MinuteHeap = {
  readonly clear: () => void
  readonly push: (minutes: number, end: number) => void
  /** The end with the least minutes, or -1; its minutes are in `minutes`. */
  readonly pop: () => number
  readonly minutes: () => number
}

/** A binary heap of ends by minutes, in arrays that are used again for each search. */
export function createMinuteHeap(capacity: number): MinuteHeap {
  const keys = new Float64Array(capacity)
  const ends = new Int32Array(capacity)
  let size = 0
  let popped = 0

  function siftUp(start: number, key: number, end: number): void {
    let at = start
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((keys[parent] as number) <= key) break
      keys[at] = keys[parent] as number
      ends[at] = ends[parent] as number
      at = parent
    }
    keys[at] = key
    ends[at] = end
  }

  function siftDown(key: number, end: number): void {
    let at = 0
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child += 1
      if ((keys[child] as number) >= key) break
      keys[at] = keys[child] as number
      ends[at] = ends[child] as number
      at = child
    }
    keys[at] = key
    ends[at] = end
  }

  return {
    clear() {
      size = 0
    },
    push(minutes, end) {
      siftUp(size, minutes, end)
      size += 1
    },
    pop() {
      if (size === 0) return -1
      popped = keys[0] as number
      const end = ends[0] as number
      size -= 1
      if (size > 0) siftDown(keys[size] as number, ends[size] as number)
      return end
    },
    minutes: () => popped,
  }
}
