import { addTripEntity } from './add-trip-entity.ts'
import { editTripEntity } from './edit-trip-entity.ts'
import { moveTripStop, placeTripStop, stepTripEntity } from './order-trip-entity.ts'
import type { TripActionContext, TripActionOutcome, TripDoneCode, TripFormFields } from './trip-action.ts'
import { TRIP_ENTITY, tripKindOf } from './trip-kinds.ts'
import { createTripWriter } from './trip-writer.ts'

type TripAction = (context: TripActionContext, fields: TripFormFields) => TripActionOutcome

/** An action that writes one field of an entity. */
const writeField =
  (field: string, done: TripDoneCode, readValue: (fields: TripFormFields) => string): TripAction =>
  (context, fields) => {
    const { e = '' } = fields
    if (tripKindOf(e) === null || e === TRIP_ENTITY || !context.registers.has(e))
      return { problem: 'unknown_entity' }
    const writer = createTripWriter(context)
    writer.write(e, field, readValue(fields))
    return writer.isInvalid ? { problem: 'value' } : { operations: writer.operations, done, e }
  }

/** Writes a value of the activity again: `do=put-back`, `e`, `f`, `v`. */
const putBack: TripAction = (context, { e = '', f = '', v = '' }) => {
  if (!context.registers.has(e)) return { problem: 'unknown_entity' }
  const writer = createTripWriter(context)
  writer.write(e, f, v)
  return writer.isInvalid ? { problem: 'value' } : { operations: writer.operations, done: 'put_back', e }
}

const NOTICE_KEY = /^[0-9a-f]{6}$/

/** Hides a line about a day: `do=dismiss`, `e`, `notice` (its key). */
const dismissNotice: TripAction = (context, { e = '', notice = '' }) => {
  const day = context.plan.days.find(({ id }) => id === e)
  if (day === undefined) return { problem: 'unknown_entity' }
  if (!NOTICE_KEY.test(notice)) return { problem: 'form' }
  const writer = createTripWriter(context)
  writer.write(e, 'dismissed', [...new Set([...day.dismissed, notice])].join(' '))
  return writer.isInvalid ? { problem: 'value' } : { operations: writer.operations, done: 'dismissed', e }
}

const ACTIONS: Readonly<Record<string, TripAction>> = {
  add: addTripEntity,
  edit: editTripEntity,
  save: editTripEntity,
  earlier: stepTripEntity,
  later: stepTripEntity,
  move: moveTripStop,
  place: placeTripStop,
  tick: writeField('done', 'ticked', ({ done = '' }) => done),
  remove: writeField('removed', 'removed', () => '1'),
  restore: writeField('removed', 'restored', () => ''),
  'put-back': putBack,
  dismiss: dismissNotice,
}

/**
 * The operations of a form of the plan page, which forms without script, scripts and trips of a device share. Nothing is
 * changed here.
 */
export function planTripAction(context: TripActionContext, fields: TripFormFields): TripActionOutcome {
  const name = fields['do'] ?? ''
  return Object.hasOwn(ACTIONS, name)
    ? (ACTIONS[name]?.(context, fields) ?? { problem: 'form' })
    : { problem: 'form' }
}
