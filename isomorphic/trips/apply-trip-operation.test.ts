import { describe, expect, it } from 'vitest'
import { applyTripOperation } from './apply-trip-operation.ts'
import { readTripPlan } from './read-trip-plan.ts'
import { createTripDraft, type TripDraft } from './trip-draft.ts'
import type { AppliedTripChange, TripOperation } from './trip-operation.ts'
import { createTripRegisters, readTripValue } from './trip-registers.ts'

const STOP = 'stop-aaaaaaaa'
let lastKey = 0

function write(draft: TripDraft, e: string, f: string, v: string, was = ''): readonly AppliedTripChange[] {
  lastKey += 1
  const operation: TripOperation = { key: `key-${lastKey}`, e, f, v, was }
  const outcome = applyTripOperation(draft, operation)
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.changes
}

const createDraft = (): TripDraft => createTripDraft(createTripRegisters([]))

describe('applyTripOperation', () => {
  it('reports the value that the author of a later change had not seen', () => {
    const draft = createDraft()
    write(draft, STOP, 'from', '09:00')
    expect(write(draft, STOP, 'from', '10:00', '09:00')).toMatchObject([{ isOvertaking: false }])
    expect(write(draft, STOP, 'from', '11:00', '09:00')).toMatchObject([
      { v: '11:00', was: '10:00', isOvertaking: true },
    ])
    expect(readTripValue(draft.registers, STOP, 'from')).toBe('11:00')
  })

  it('leaves both notes of two people, and changes only the author’s own part later', () => {
    const draft = createDraft()
    write(draft, STOP, 'note', 'from the first')
    expect(write(draft, STOP, 'note', 'from the second')).toMatchObject([{ isOvertaking: false }])
    expect(readTripValue(draft.registers, STOP, 'note')).toBe('from the first\n\nfrom the second')
    write(draft, STOP, 'note', 'second, corrected', 'from the second')
    expect(readTripValue(draft.registers, STOP, 'note')).toBe('from the first\n\nsecond, corrected')
  })

  it('reports a note that does not fit beside the later one', () => {
    const draft = createDraft()
    const long = 'a'.repeat(1500)
    write(draft, STOP, 'note', long)
    expect(write(draft, STOP, 'note', 'b'.repeat(1500))).toMatchObject([{ was: long, isOvertaking: true }])
  })

  it('restores a removed entity that is written to', () => {
    const draft = createDraft()
    write(draft, STOP, 'name', 'Alfama')
    write(draft, STOP, 'removed', '1')
    expect(readTripPlan(draft.registers).ideas).toEqual([])
    write(draft, STOP, 'from', '09:00')
    expect(readTripPlan(draft.registers).ideas).toMatchObject([{ name: 'Alfama', from: '09:00' }])
  })

  it('refuses fields and values that no entity can have', () => {
    const draft = createDraft()
    const tries = [
      ['stop-x', 'name', 'too short an ID'],
      [STOP, '__proto__', 'x'],
      [STOP, 'constructor', 'x'],
      [STOP, 'from', '25:00'],
      [STOP, 'at', '91,0'],
      [STOP, 'order', ''],
      ['trip', 'startsOn', '2027-02-30'],
      ['trip', 'removed', '1'],
      ['cost-aaaaaaaa', 'amount', '1.5'],
      [STOP, 'name', 'x'.repeat(121)],
    ] as const
    for (const [e, f, v] of tries)
      expect(applyTripOperation(draft, { key: 'k', e, f, v, was: '' }), `${f}=${v}`).toEqual({
        refusal: 'invalid_operation',
      })
  })

  it('refuses the ninety-first day, and accepts it once another was removed', () => {
    const draft = createDraft()
    const dayOf = (number: number): string => `day-${String(number).padStart(8, '0')}`
    for (let number = 1; number <= 90; number += 1) write(draft, dayOf(number), 'title', `${number}`)
    expect(applyTripOperation(draft, { key: 'k', e: dayOf(91), f: 'title', v: 'x', was: '' })).toEqual({
      refusal: 'too_many',
    })
    write(draft, dayOf(1), 'removed', '1')
    expect(write(draft, dayOf(91), 'title', 'x')).toHaveLength(1)
  })

  it('refuses text beyond the size of a trip, and still removes', () => {
    const draft = createDraft()
    const fill = (): boolean => {
      for (let number = 0; number < 400; number += 1) {
        const e = `stop-${String(number).padStart(8, '0')}`
        const outcome = applyTripOperation(draft, { key: 'k', e, f: 'note', v: 'a'.repeat(2000), was: '' })
        if ('refusal' in outcome) return outcome.refusal === 'trip_full'
      }
      return false
    }
    expect(fill()).toBe(true)
    expect(write(draft, 'stop-00000000', 'note', '', 'a'.repeat(2000))).toHaveLength(1)
  })
})
