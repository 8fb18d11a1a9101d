import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MapMark } from '#src/catalogue/catalogue-types.ts'
import { LocatorMarks } from './locator-mark.tsx'

const street = (label: string, x: number): MapMark => ({
  x,
  y: 40,
  label,
  side: 'right',
  role: 'street',
  isMinor: false,
  path: `M${x} 0L${x} 99`,
})
const sight: MapMark = { x: 5, y: 6, label: '1', side: 'right', role: 'sight', isMinor: false }

describe('LocatorMarks', () => {
  it('outlines all names along lines below the letters of any, and draws them below the other marks', () => {
    const markup = renderToStaticMarkup(
      <LocatorMarks marks={[sight, street('Rua Augusta', 10), street('Minhocão', 30)]} />,
    )
    const [, id] = /<use class="map-halo" href="#([^"]+)"/.exec(markup) ?? []
    const group = markup.indexOf(`<g class="map-lines" id="${id}">`)
    expect(markup.indexOf('<use')).toBeLessThan(group)
    const positions = ['Rua Augusta', 'Minhocão', 'map-mark-sight'].map((part) => markup.indexOf(part))
    expect([group, ...positions]).toEqual([group, ...positions].toSorted((a, b) => a - b))
    expect(markup.match(/map-mark-street/g)).toHaveLength(2)
  })

  it('draws no group for a map without names along lines', () => {
    expect(renderToStaticMarkup(<LocatorMarks marks={[sight]} />)).not.toContain('<use')
  })
})
