import { describe, expect, it } from 'vitest'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { localiseMarks } from './localise-marks.ts'

const TEXTS: Readonly<Record<string, string>> = {
  'Rialto Bridge': 'Rialtobrücke',
  'Old Fort': 'Die alte Festung am Hafen',
  Prague: 'Prag',
  Munich: 'Die Stadt München',
  Italy: 'Italien',
  Tay: 'Tày',
  '1': 'eins',
}
const mark = (role: MapMark['role'], label: string, at: Partial<MapMark> = {}): MapMark => ({
  ...{ x: 300, y: 300, side: 'right', isMinor: false },
  role,
  label,
  ...at,
})
const localise = (text: string): string | null => TEXTS[text] ?? null
const NO_NAMES = { own: () => null, waters: () => null, lands: () => null }
const localised = (...marks: readonly MapMark[]): readonly MapMark[] =>
  localiseMarks({ marks, controls: [] }, localise, NO_NAMES)
const labelsOf = (...marks: readonly MapMark[]): readonly string[] =>
  localised(...marks).map(({ label }) => label)

/** Numbers on all sides of a point, so that no name beside it has space. */
const CROWD = [-90, -45, 0, 45, 90].flatMap((right) =>
  [-90, -60, -30, 0, 30, 60, 90].flatMap((down) =>
    right === 0 && down === 0 ? [] : [mark('sight', '2', { x: 300 + right, y: 300 + down })],
  ),
)

it('translates names of places and sights, and not what signs say', () => {
  expect(labelsOf(mark('name', 'Rialto Bridge'), mark('capital', 'Prague'))).toEqual(['Rialtobrücke', 'Prag'])
  expect(labelsOf(mark('water', 'Tay'), mark('sight', '1'), mark('name', 'Frari'))).toEqual([
    ...['Tay', '1', 'Frari'],
  ])
})

describe('a name that is longer than the English one', () => {
  it('is shown where it has space', () => {
    expect(localised(mark('place', 'Munich'))).toEqual([mark('place', 'Die Stadt München')])
  })

  it('moves to another side of its dot where the present one has none', () => {
    const [munich] = localised(mark('place', 'Munich'), mark('sight', '2', { x: 400 }))
    expect(munich).toMatchObject({ label: 'Die Stadt München', side: 'left' })
  })

  it('has another side on phones, where type is larger', () => {
    const [wide, phone] = localised(mark('place', 'Munich'), mark('sight', '2', { x: 500 }))
    expect(wide).toMatchObject({ label: 'Die Stadt München', side: 'right', isMinor: true })
    expect(phone).toMatchObject({ label: 'Die Stadt München', isForPhone: true, isMinor: false })
    expect(phone?.side).not.toBe('right')
  })

  it('does not cover the inset or leave the map', () => {
    const munich = mark('place', 'Munich', { x: 600 })
    const inset = { left: 640, top: 200, right: 760, bottom: 400 }
    const [beside] = localiseMarks({ marks: [munich], controls: [inset] }, localise, NO_NAMES)
    expect(beside?.side).toBe('left')
    expect(localised({ ...munich, x: 700 })[0]?.side).toBe('left')
  })

  it('is moved a little when it names an area', () => {
    const [italy] = localised(mark('land', 'Italy'), mark('sight', '2', { x: 335 }))
    expect(italy?.label).toBe('Italien')
    expect(Math.abs((italy?.x ?? 0) - 300) + Math.abs((italy?.y ?? 0) - 300)).toBeGreaterThan(0)
  })

  it('stays English without space, or is left out when it names a sight or a neighbour', () => {
    const names = [mark('place', 'Munich'), mark('name', 'Old Fort'), mark('land', 'Italy')]
    expect(names.map((name) => labelsOf(...CROWD, name).at(-1))).toEqual(['Munich', '2', '2'])
  })
})

it('takes the names that the place of the map has for what signs say', () => {
  const own = (text: string): string | null => (text === 'Park' ? 'Parc' : null)
  const marks = [mark('park', 'Park'), mark('water', 'Tay', { y: 600 })]
  const [park, water] = localiseMarks({ marks, controls: [] }, localise, { ...NO_NAMES, own })
  expect([park?.label, water?.label]).toEqual(['Parc', 'Tay'])
})

it('names waters, and leaves out a local name that is the same', () => {
  const waters = (text: string): string | null => (text === 'Grand Canal' ? 'Canal Grande' : 'Große Nordsee')
  const canal = mark('water', 'Grand Canal', { local: { text: 'Canal Grande', language: 'it' } })
  const marks = [canal, mark('water', 'North Sea', { y: 500 }), mark('street', 'North Sea', { y: 600 })]
  const [first, ...others] = localiseMarks({ marks, controls: [] }, localise, { ...NO_NAMES, waters })
  expect(first).toEqual(mark('water', 'Canal Grande'))
  expect(others.map(({ label }) => label)).toEqual(['Große Nordsee', 'North Sea'])
})

it('starts the name of a water with a capital', () => {
  const waters = (): string => 'golfe d’Alaska'
  const marks = [mark('water', 'Gulf of Alaska Bay')]
  const [gulf] = localiseMarks({ marks, controls: [] }, localise, { ...NO_NAMES, waters })
  expect(gulf?.label).toBe('Golfe d’Alaska')
})

it('takes the short name of a country on maps', () => {
  const lands = (text: string): string | null => (text === 'Italy' ? 'IT' : null)
  const marks = [mark('land', 'Italy')]
  expect(localiseMarks({ marks, controls: [] }, localise, { ...NO_NAMES, lands })[0]?.label).toBe('IT')
})
