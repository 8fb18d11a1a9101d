import { expect, it } from 'vitest'
import { fromPlace, toMonth } from './italian-prepositions.ts'

it.each([
  ['aprile', 'ad aprile'],
  ['agosto', 'ad agosto'],
  ['ottobre', 'a ottobre'],
  ['maggio', 'a maggio'],
])('writes "a" before %s as Italian does', (month, text) => {
  expect(toMonth(month)).toBe(text)
})

it.each([
  ['Il Cairo', 'dal Cairo'],
  ['L’Avana', 'dall’Avana'],
  ['La Valletta', 'dalla Valletta'],
  ['La Paz', 'da La Paz'],
  ['Roma', 'da Roma'],
])('writes "da" before %s as Italian does', (name, text) => {
  expect(fromPlace(name)).toBe(text)
})
