import { expect, it } from 'vitest'
import { toMonth } from './italian-months.ts'

it.each([
  ['aprile', 'ad aprile'],
  ['agosto', 'ad agosto'],
  ['ottobre', 'a ottobre'],
  ['maggio', 'a maggio'],
])('writes "a" before %s as Italian does', (month, text) => {
  expect(toMonth(month)).toBe(text)
})
