import { expect, it } from 'vitest'
import { withArticleDe } from './german-articles.ts'

it.each([
  ['Malediven', 'die Malediven'],
  ['Iran', 'der Iran'],
  ['Vereinigtes Königreich', 'das Vereinigte Königreich'],
  ['Japan', 'Japan'],
  ['Toskana', 'die Toskana'],
])('writes %s in a sentence as German does', (name, written) => {
  expect(withArticleDe(name)).toBe(written)
})
