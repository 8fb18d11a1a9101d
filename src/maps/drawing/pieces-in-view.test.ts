import { describe, expect, it } from 'vitest'
import { squareLand } from '#src/maps/lines/square-land.ts'
import { piecesInView } from './pieces-in-view.ts'

const main = squareLand(2, 46, 4)
const nearIsland = squareLand(9, 42, 0.5)
const farColony = squareLand(-53, 4, 1.5)
const noCapital = { kind: 'country', capital: null } as const

describe('piecesInView', () => {
  it('takes what lies near the main land and leaves out a far-off colony', () => {
    expect(piecesInView([farColony, nearIsland, main], noCapital)).toEqual([main, nearIsland])
  })

  it('keeps a far-off island that carries the capital', () => {
    const capital = { latitude: 4, longitude: -53 }
    expect(piecesInView([main, farColony], { kind: 'country', capital })).toEqual([main, farColony])
  })

  it('keeps a second half as large as the first across a sea', () => {
    const half = squareLand(16, 46, 4)
    expect(piecesInView([main, half], noCapital)).toEqual([main, half])
  })

  it('keeps an outlier that costs no scale', () => {
    const wide = squareLand(0, 0, 15)
    const speck = squareLand(19, 10, 0.1)
    expect(piecesInView([wide, speck], noCapital)).toHaveLength(2)
  })

  it('keeps the islands of a scattered country together', () => {
    const islands = [0, 5, 10, 15].map((longitude) => squareLand(longitude, 0, 0.1))
    expect(piecesInView(islands, noCapital)).toHaveLength(4)
  })

  it('looks at the part asked for', () => {
    const focus = { latitude: 5, longitude: -52 }
    expect(piecesInView([main, nearIsland, farColony], { kind: 'part', focus })).toEqual([farColony])
  })

  it('is empty for no land', () => {
    expect(piecesInView([], noCapital)).toEqual([])
  })
})
