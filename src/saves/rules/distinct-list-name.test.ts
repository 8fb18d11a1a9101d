import { expect, it } from 'vitest'
import { distinctListName } from './distinct-list-name.ts'

it('keeps a name that no other list has', () => {
  expect(distinctListName('Saves', ['Japan 2027'])).toBe('Saves')
})

it('numbers a name that another list has, whatever its case', () => {
  expect(distinctListName('Saves', ['saves'])).toBe('Saves (2)')
  expect(distinctListName('Saves', ['Saves', 'Saves (2)'])).toBe('Saves (3)')
})

it('stays within the length of a name', () => {
  const long = '🏔'.repeat(60)
  expect([...distinctListName(long, [long])]).toHaveLength(60)
})
