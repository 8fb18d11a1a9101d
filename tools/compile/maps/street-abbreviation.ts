/** Generic parts of street names and their usual abbreviations on town maps, at the start or at the end of a name. */
const AT_START: ReadonlyMap<string, string> = new Map([
  ['Avenida', 'Av.'],
  ['Avenue', 'Av.'],
  ['Avinguda', 'Av.'],
  ['Boulevard', 'Bd'],
  ['Calle', 'C.'],
  ['Carrer', 'C.'],
  ['Corso', 'C.so'],
  ['Paseo', 'P.º'],
  ['Passeig', 'Pg.'],
  ['Rua', 'R.'],
  ['Rue', 'R.'],
])
const AT_END: ReadonlyMap<string, string> = new Map([
  ['Avenue', 'Av.'],
  ['Boulevard', 'Bd'],
  ['Road', 'Rd'],
  ['Street', 'St'],
])

/** The name of a street with its generic part abbreviated, for where the full name has no space; null if it has none. */
export function abbreviatedStreet(name: string): string | null {
  const words = name.split(' ')
  if (words.length < 2) return null
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const start = AT_START.get(first)
  if (start !== undefined) return [start, ...words.slice(1)].join(' ')
  const end = AT_END.get(last)
  return end === undefined ? null : [...words.slice(0, -1), end].join(' ')
}
