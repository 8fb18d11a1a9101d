import type { TripActionContext } from './trip-action.ts'
import type { TripOperation } from './trip-operation.ts'
import { readTripValue } from './trip-registers.ts'
import { parseTripValue } from './trip-values.ts'

/** Collects the operations of one action. */
export type TripWriter = {
  readonly operations: readonly TripOperation[]
  /** A field that could not have its value. */
  readonly isInvalid: boolean
  /** @param was what the author saw; the present value where the form does not say */
  readonly write: (e: string, f: string, v: string, was?: string) => void
}

export function createTripWriter({
  registers,
  newKey,
}: Pick<TripActionContext, 'registers' | 'newKey'>): TripWriter {
  const operations: TripOperation[] = []
  let isInvalid = false
  return {
    operations,
    get isInvalid() {
      return isInvalid
    },
    write(e, f, v, was) {
      const value = parseTripValue(e, f, v)
      if (value === null) {
        isInvalid = true
        return
      }
      const seen = was === undefined ? readTripValue(registers, e, f) : (parseTripValue(e, f, was) ?? '')
      if (value !== seen) operations.push({ key: newKey(e, f), e, f, v: value, was: seen })
    },
  }
}
