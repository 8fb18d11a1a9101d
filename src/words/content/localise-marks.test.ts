import { expect, it } from 'vitest'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { localiseMarks } from './localise-marks.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'Rialto Bridge': 'Rialtobrücke',
  'Old Fort': 'Die alte Festung am Hafen',
  Prague: 'Prag',
  Munich: 'Die Stadt München',
  Tay: 'Tày',
  '1': 'eins',
}
const mark = (role: MapMark['role'], label: string): MapMark => ({
  ...{ x: 1, y: 2, side: 'right', isMinor: false },
  role,
  label,
})
const localise = (text: string): string | null => TEXTS[text] ?? null
const NO_NAMES = { own: () => null, waters: () => null }
const labelsOf = (...marks: readonly MapMark[]): readonly string[] =>
  localiseMarks(marks, localise, NO_NAMES).map(({ label }) => label)

it('translates names of places and sights, and not what signs say', () => {
  expect(labelsOf(mark('name', 'Rialto Bridge'), mark('capital', 'Prague'))).toEqual(['Rialtobrücke', 'Prag'])
  expect(labelsOf(mark('water', 'Tay'), mark('sight', '1'), mark('name', 'Frari'))).toEqual([
    ...['Tay', '1', 'Frari'],
  ])
})

it('leaves out the name of a sight that has no space, and keeps the name of a place', () => {
  expect(labelsOf(mark('name', 'Old Fort'), mark('place', 'Munich'))).toEqual(['Munich'])
})

it('takes the names that the place of the map has for what signs say', () => {
  const own = (text: string): string | null => (text === 'Park' ? 'Parc' : null)
  const [park, water] = localiseMarks([mark('park', 'Park'), mark('water', 'Tay')], localise, {
    ...NO_NAMES,
    own,
  })
  expect([park?.label, water?.label]).toEqual(['Parc', 'Tay'])
})

it('names waters, which have more space, and leaves out a local name that is the same', () => {
  const waters = (text: string): string | null => (text === 'Grand Canal' ? 'Canal Grande' : 'Große Nordsee')
  const canal: MapMark = { ...mark('water', 'Grand Canal'), local: { text: 'Canal Grande', language: 'it' } }
  const marks = [canal, mark('water', 'North Sea'), mark('street', 'North Sea')]
  const [first, ...others] = localiseMarks(marks, localise, { ...NO_NAMES, waters })
  expect(first).toEqual(mark('water', 'Canal Grande'))
  expect(others.map(({ label }) => label)).toEqual(['Große Nordsee', 'North Sea'])
})
