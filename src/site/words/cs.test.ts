import { expect, it } from 'vitest'
import { cs } from './cs.tsx'

it.each([
  [0, 'Afrika', 'Všech 0 míst v\u00a0Africe'],
  [1, 'Antarktida', 'Jediné místo v\u00a0Antarktidě'],
  [3, 'Antarktida', 'Všechna 3 místa v\u00a0Antarktidě'],
  [5, 'Blízký východ', 'Všech 5 míst na Blízkém východě'],
  [142, 'Evropa', 'Všech 142 míst v\u00a0Evropě'],
])('the menu counts %d places in Czech', (count, continent, text) => {
  expect(cs.frame.allOfContinent(count, continent)).toBe(text)
})
