import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { applyTripOperation } from './apply-trip-operation.ts'
import { orderKeysBetween } from './order-keys.ts'
import { readTripPlan } from './read-trip-plan.ts'
import { createTripDraft, type TripDraft } from './trip-draft.ts'
import { MAX_OPERATIONS } from './trip-limits.ts'
import type { TripField, TripOperation } from './trip-operation.ts'
import { createTripRegisters, listTripFields, readTripValue, writeTripField } from './trip-registers.ts'

const EDITS = runsOf(100_000)
const WRITERS = 5
const STOPS = 40
const DAYS = 6
const HOURS = 24

/** A generator of pseudo-random numbers (mulberry32), so that a failure can be repeated. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** The object of the trip: memory that a crash loses, and what it has stored. */
function createObject() {
  let draft = createTripDraft(createTripRegisters([]))
  let done = new Set<string>()
  let stored: { fields: Map<string, TripField>; done: Set<string> } = { fields: new Map(), done: new Set() }
  const overtaken = new Set<string>()
  return {
    read: (since: number): readonly TripField[] => listTripFields(draft.registers, since),
    plan: () => readTripPlan(draft.registers),
    draft: (): TripDraft => draft,
    overtaken,
    apply(operations: readonly TripOperation[], crashes: boolean): void {
      const written: TripField[] = []
      const lost: string[] = []
      const keys: string[] = []
      for (const operation of operations) {
        if (done.has(operation.key)) continue
        done.add(operation.key)
        keys.push(operation.key)
        const outcome = applyTripOperation(draft, operation)
        if ('refusal' in outcome) throw new Error(`${outcome.refusal}: ${JSON.stringify(operation)}`)
        for (const { isOvertaking, was, ...field } of outcome.changes) {
          written.push(field)
          if (isOvertaking) lost.push(`${field.e} ${field.f} ${was}`)
        }
      }
      if (crashes) {
        // Nothing of the batch was stored: the memory is read again.
        draft = createTripDraft(createTripRegisters(stored.fields.values()))
        done = new Set(stored.done)
        return
      }
      const fields = stored.fields
      for (const field of written) fields.set(`${field.e} ${field.f}`, field)
      stored = { fields, done: stored.done }
      for (const key of keys) stored.done.add(key)
      for (const value of lost) overtaken.add(value)
    },
  }
}

type TripObject = ReturnType<typeof createObject>

function createWriter(name: string, random: (limit: number) => number) {
  const known = createTripRegisters([])
  let since = 0
  let outbox: TripOperation[] = []
  let count = 0
  const sent: TripOperation[] = []

  const see = (e: string, f: string): string =>
    outbox.findLast((pending) => pending.e === e && pending.f === f)?.v ?? readTripValue(known, e, f)
  const push = (e: string, f: string, v: string): void => {
    const operation = { key: `${name}-${count++}`, e, f, v, was: see(e, f) }
    outbox.push(operation)
    sent.push(operation)
  }
  return {
    sent,
    known,
    outbox: (): readonly TripOperation[] => outbox,
    edit(): void {
      const e = `stop-${String(random(STOPS)).padStart(8, '0')}`
      const kind = random(6)
      if (kind === 0) push(e, 'name', `${name} ${count}`)
      else if (kind === 1) push(e, 'note', `${name} wrote ${count}`)
      else if (kind === 2) push(e, 'from', `${String(random(HOURS)).padStart(2, '0')}:${random(6)}0`)
      else if (kind === 3) push(e, 'day', `day-${String(random(DAYS)).padStart(8, '0')}`)
      else if (kind === 4) push(e, 'order', orderKeysBetween(see(e, 'order') || null, null, 1)[0] ?? 'a0')
      else push(e, 'removed', random(3) === 0 ? '1' : '')
    },
    /** Sends the outbox; some requests get no response, arrive twice, or arrive again much later. */
    deliver(object: TripObject, late: TripOperation[][]): void {
      while (outbox.length > 0) {
        const batch = outbox.slice(0, MAX_OPERATIONS)
        const fate = random(20)
        if (fate === 0) {
          object.apply(batch, true)
          return
        }
        object.apply(batch, false)
        if (fate === 1) object.apply(batch.toReversed(), false)
        if (fate === 2) late.push(batch)
        // The response was lost: the batch stays in the outbox.
        if (fate === 3) return
        outbox = outbox.slice(batch.length)
        this.read(object)
      }
      this.read(object)
    },
    read(object: TripObject): void {
      for (const field of object.read(since)) {
        writeTripField(known, field)
        since = Math.max(since, field.seq)
      }
    },
  }
}

describe('a trip with five writers', () => {
  it('loses no edit and shows the same to all, whatever arrives late, twice, in another order or not at all', () => {
    const random = createRandom(38)
    const object = createObject()
    const writers = Array.from({ length: WRITERS }, (_, index) => createWriter(`w${index}`, random))
    const late: TripOperation[][] = []
    const isOffline = writers.map(() => false)
    for (let edit = 0; edit < EDITS; edit += 1) {
      const index = random(WRITERS)
      const writer = writers[index]
      writer?.edit()
      if (random(200) === 0) isOffline[index] = !isOffline[index]
      if (isOffline[index] !== true && random(4) === 0) writer?.deliver(object, late)
      if (random(50) === 0) object.apply(late.splice(random(late.length + 1), 1)[0] ?? [], false)
    }
    for (const batch of late) object.apply(batch, false)
    for (const writer of writers) while (writer.outbox().length > 0) writer.deliver(object, [])
    for (const writer of writers) writer.read(object)

    const expected = JSON.stringify(object.plan())
    for (const { known } of writers) expect(JSON.stringify(readTripPlan(known))).toBe(expected)

    const operations = writers.flatMap(({ sent }) => sent)
    expect(operations).toHaveLength(EDITS)
    // What its author's successor had seen was replaced knowingly.
    const seen = new Set(operations.map(({ e, f, was }) => `${e} ${f} ${was}`))
    const notes = new Map<string, string[]>()
    for (const value of [...seen, ...object.overtaken]) {
      const [e = '', f = '', ...rest] = value.split(' ')
      if (f === 'note') notes.set(e, [...(notes.get(e) ?? []), rest.join(' ')])
    }
    const lost = operations.filter(({ e, f, v }) => {
      // Writing to a removed entity restores it.
      if (v === '' || f === 'removed' || seen.has(`${e} ${f} ${v}`) || object.overtaken.has(`${e} ${f} ${v}`))
        return false
      const current = readTripValue(object.draft().registers, e, f)
      if (f !== 'note') return current !== v
      return !current.includes(v) && !(notes.get(e) ?? []).some((note) => note.includes(v))
    })
    expect(lost).toEqual([])
  })
})
