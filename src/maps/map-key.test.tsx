import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MapMark } from '#src/catalogue/map-types.ts'
import { MapKey } from './map-key.tsx'

const markOf = (role: MapMark['role'], label: string, x: number, isMinor = false): MapMark => ({
  role,
  label,
  x,
  y: 10,
  side: 'right',
  isMinor,
})
const names = ['Medina', 'Mellah', 'Kasbah']
const keyOf = (marks: readonly MapMark[], isTown = false) =>
  renderToStaticMarkup(<MapKey marks={marks} names={names} isTown={isTown} />)

describe('MapKey', () => {
  it('names every number of a region on the smallest maps, which show no names', () => {
    const marks = [markOf('sight', '1', 10), markOf('name', 'Medina', 10)]
    expect(keyOf(marks)).toBe(
      '<ul class="map-key map-key-small" aria-hidden="true"><li><b>1</b> Medina</li></ul>',
    )
    expect(keyOf([...marks, markOf('sight', '2', 50)])).toBe(
      '<ul class="map-key" aria-hidden="true"><li class="map-key-small"><b>1</b> Medina</li><li><b>2</b> Mellah</li></ul>',
    )
  })

  it('is hidden on wide maps that name all numbers', () => {
    const named = [markOf('sight', '1', 10), markOf('name', 'Medina', 10)]
    const crowded = [markOf('sight', '3', 50), markOf('name', 'Kasbah', 50, true)]
    expect(keyOf([...named, ...crowded])).toBe(
      '<ul class="map-key map-key-phone" aria-hidden="true"><li class="map-key-small"><b>1</b> Medina</li><li><b>3</b> Kasbah</li></ul>',
    )
  })

  it('names no number of a town that has its name on the map', () => {
    expect(keyOf([markOf('sight', '1', 10), markOf('name', 'Medina', 10)], true)).toBe('')
  })
})
