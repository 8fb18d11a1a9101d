import { formatNumber } from './formats.ts'

/** Numbers from two to twelve, as German prose spells them. */
const SPELLED = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** A number from two on in German prose: a word up to twelve, then digits. */
export const spelledDe = (count: number): string => SPELLED[count - 2] ?? formatNumber('de', count)

/** The same at the start of a sentence. */
export function spelledAtStartDe(count: number): string {
  const number = spelledDe(count)
  return number.charAt(0).toUpperCase() + number.slice(1)
}
