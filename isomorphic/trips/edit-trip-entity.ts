import { parseAmount } from './parse-amount.ts'
import type { TripActionContext, TripActionOutcome, TripFormFields } from './trip-action.ts'
import { TRIP_ENTITY, tripKindOf } from './trip-kinds.ts'
import { readTripValue } from './trip-registers.ts'
import { tripFieldsOf } from './trip-values.ts'
import { createTripWriter } from './trip-writer.ts'

/** Fields with actions of their own. */
const NOT_EDITED = new Set(['order', 'removed', 'kind', 'amount'])

/**
 * Changes the fields of an entity that a form has: `do=save`, `e`, fields by name. `was.{field}` is the value that the
 * page showed, so that a change by someone else in between is noticed; a form does not send it for an empty value. With
 * `do=edit` a missing `was.{field}` is the present value.
 */
export function editTripEntity(context: TripActionContext, fields: TripFormFields): TripActionOutcome {
  const { e = '', do: action } = fields
  const missingWas = action === 'save' ? '' : undefined
  const kind = tripKindOf(e)
  const exists = e === TRIP_ENTITY || context.registers.has(e)
  if (kind === null || !exists) return { problem: 'unknown_entity' }
  const writer = createTripWriter(context)
  for (const name of tripFieldsOf(kind)) {
    const value = fields[name]
    if (value !== undefined && !NOT_EDITED.has(name))
      writer.write(e, name, value, fields[`was.${name}`] ?? missingWas)
  }
  if (kind === 'cost' && fields['sum'] !== undefined) {
    const currency = fields['currency'] ?? readTripValue(context.registers, e, 'currency')
    const amount = parseAmount(fields['sum'], currency)
    if (amount === null) return { problem: 'value' }
    writer.write(e, 'amount', String(amount))
  }
  if (writer.isInvalid) return { problem: 'value' }
  const done = writer.operations.length === 0 ? 'unchanged' : 'edited'
  return { operations: writer.operations, done, e }
}
