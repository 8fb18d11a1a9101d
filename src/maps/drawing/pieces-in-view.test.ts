import { describe, expect, it } from 'vitest'
import { squareLand } from '#src/maps/lines/square-land.ts'
import { piecesInView } from './pieces-in-view.ts'

const main = squareLand(2, 46, 4)
const nearIsland = squareLand(9, 42, 0.5)
const farColony = squareLand(-53, 4, 1.5)
const noCapital = { kind: 'country', capital: null } as const

describe('piecesInView', () => {
  it('includes what is near the mainland and omits a remote territory', () => {
    expect(piecesInView([farColony, nearIsland, main], noCapital)).toEqual([main, nearIsland])
  })

  it('includes a remote island with the capital', () => {
    const capital = { latitude: 4, longitude: -53 }
    expect(piecesInView([main, farColony], { kind: 'country', capital })).toEqual([main, farColony])
  })

  it('includes a second part of comparable size across a sea', () => {
    const half = squareLand(16, 46, 4)
    expect(piecesInView([main, half], noCapital)).toEqual([main, half])
  })

  it('includes an outlier that does not reduce the scale', () => {
    const wide = squareLand(0, 0, 15)
    const speck = squareLand(19, 10, 0.1)
    expect(piecesInView([wide, speck], noCapital)).toHaveLength(2)
  })

  it('includes the islands of a scattered country', () => {
    const islands = [0, 5, 10, 15].map((longitude) => squareLand(longitude, 0, 0.1))
    expect(piecesInView(islands, noCapital)).toHaveLength(4)
  })

  it('selects the piece at the focus', () => {
    const focus = { latitude: 5, longitude: -52 }
    expect(piecesInView([main, nearIsland, farColony], { kind: 'part', focus })).toEqual([farColony])
  })

  it('is empty without land', () => {
    expect(piecesInView([], noCapital)).toEqual([])
  })
})
