import { applyTripOperation } from '#isomorphic/trips/apply-trip-operation.ts'
import { planTripAction } from '#isomorphic/trips/plan-trip-action.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'
import { createTripDraft } from '#isomorphic/trips/trip-draft.ts'
import type { TripOperation } from '#isomorphic/trips/trip-operation.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'

/** A trip that forms change. */
export function createTripForms() {
  const draft = createTripDraft(createTripRegisters([]))
  let last = 0
  const plan = (): TripPlan => readTripPlan(draft.registers)
  const next = (): string => {
    last += 1
    return String(last).padStart(8, '0')
  }
  const send = (fields: TripFormFields) => {
    const context = {
      registers: draft.registers,
      plan: plan(),
      newId: (kind: string) => `${kind}-${next()}`,
      newKey: next,
    }
    const outcome = planTripAction(context, fields)
    if ('operations' in outcome)
      for (const operation of outcome.operations) applyTripOperation(draft, operation)
    return outcome
  }
  const add = (fields: TripFormFields): string => {
    const outcome = send({ do: 'add', ...fields })
    return 'e' in outcome ? outcome.e : outcome.problem
  }
  const apply = (operation: TripOperation) => applyTripOperation(draft, operation)
  return { plan, send, add, apply }
}
