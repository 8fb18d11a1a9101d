import type { TripFormFields } from '#isomorphic/trips/trip-action.ts'

/** What a visitor typed into a form that was refused, and what the form sends besides. */
export type TypedForm = {
  readonly action: 'add' | 'save'
  readonly typed: readonly (readonly [name: string, value: string])[]
  readonly hidden: readonly (readonly [name: string, value: string])[]
}

/** Fields that visitors type; times and numbers too, as they were typed. */
const TYPED = new Set(
  'name title note text what sum currency paidBy for who startsOn from departs minutes nights reference'.split(
    ' ',
  ),
)
/** Fields without which the form cannot be sent again. */
const HIDDEN = new Set('e kind day list path at to by'.split(' '))
const SHOWN_VALUE = /^was\.\w{1,20}$/

/** What to show again of a form that was refused; null for a form in which nothing was typed. */
export function typedFormOf(fields: TripFormFields): TypedForm | null {
  const { do: action } = fields
  if (action !== 'add' && action !== 'save' && action !== 'edit') return null
  const entries = Object.entries(fields)
  const typed = entries.filter(([name]) => TYPED.has(name))
  if (typed.every(([, value]) => value.trim() === '')) return null
  const hidden = entries.filter(([name]) => HIDDEN.has(name) || SHOWN_VALUE.test(name))
  return { action: action === 'add' ? 'add' : 'save', typed, hidden }
}
