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
const labelsOf = (...marks: readonly MapMark[]): readonly string[] =>
  localiseMarks(marks, (text) => TEXTS[text] ?? null).map(({ label }) => label)

it('translates names of places and sights, and not what signs say', () => {
  expect(labelsOf(mark('name', 'Rialto Bridge'), mark('capital', 'Prague'))).toEqual(['Rialtobrücke', 'Prag'])
  expect(labelsOf(mark('water', 'Tay'), mark('sight', '1'), mark('name', 'Frari'))).toEqual([
    ...['Tay', '1', 'Frari'],
  ])
})

it('leaves out the name of a sight that has no space, and keeps the name of a place', () => {
  expect(labelsOf(mark('name', 'Old Fort'), mark('place', 'Munich'))).toEqual(['Munich'])
})

it('takes the names that the place of the map has for what signs say, and more space on water', () => {
  const own = (text: string): string | null => (/^(Basin|Park)$/.test(text) ? `Il ${text}` : null)
  const marks = [mark('water', 'Basin'), mark('park', 'Park'), mark('water', 'Tay')]
  expect(localiseMarks(marks, (text) => TEXTS[text] ?? null, own).map(({ label }) => label)).toEqual([
    ...['Il Basin', 'Park', 'Tay'],
  ])
})
