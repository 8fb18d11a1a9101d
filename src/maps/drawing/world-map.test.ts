import { describe, expect, it } from 'vitest'
import { squareLand } from '#src/maps/lines/square-land.ts'
import { drawWorldLand, projectWorld, WORLD_HEIGHT, WORLD_WIDTH } from './world-map.ts'

describe('drawWorldLand', () => {
  it('is one path in a stand-alone SVG without colours', () => {
    const svg = drawWorldLand([squareLand(0, 0, 10), squareLand(100, 40, 5)])
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="588" viewBox="0 0 1200 588"><path d="m[^"]+z"\/><\/svg>$/,
    )
    expect(svg).not.toMatch(/fill|stroke|NaN/)
  })
})

describe('projectWorld', () => {
  it.each([
    ['Longyearbyen', 78.22, 15.63],
    ['Suva', -18.14, 178.44],
    ['Ushuaia', -54.8, -68.3],
    ['Honolulu', 21.3, -157.9],
  ])('projects %s into the frame', (_name, latitude, longitude) => {
    const { x, y } = projectWorld(latitude, longitude)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(WORLD_WIDTH)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(WORLD_HEIGHT)
  })

  it('projects the Greenwich meridian to the centre and north above south', () => {
    expect(projectWorld(51.5, 0).x).toBe(600)
    expect(projectWorld(51.5, 0).y).toBeLessThan(projectWorld(-51.5, 0).y)
  })
})
