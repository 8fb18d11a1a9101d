import { expect, it } from 'vitest'
import { sharedFields } from './shared-plan.ts'

const field = (e: string, f: string, v: string, seq: number) => ({ e, f, v, seq })
const FIELDS = [
  field('trip', 'name', 'Japan', 1),
  field('stay-aaaaaaaa', 'reference', 'SECRET', 2),
  field('item-aaaaaaaa', 'who', 'Ana', 3),
  field('cost-aaaaaaaa', 'amount', '100', 4),
  field('cost-aaaaaaaa', 'paidBy', 'Ana', 5),
  field('stop-aaaaaaaa', 'note', 'removed note', 6),
  field('stop-aaaaaaaa', 'removed', '1', 7),
]

it('shows neither references nor costs, names or removed entries', () => {
  expect(sharedFields(FIELDS, []).map(({ v }) => v)).toEqual(['Japan'])
})

it('shows references and costs if the maker of the link says so, and never names', () => {
  expect(sharedFields(FIELDS, ['references', 'costs']).map(({ v }) => v)).toEqual(['Japan', 'SECRET', '100'])
})
