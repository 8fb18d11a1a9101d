import { describe, expect, it } from 'vitest'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { createCountryShapes, createOutlines } from './world-shards.ts'

function unpacked(line: readonly number[]): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0]
  const points: [number, number][] = []
  for (let index = 0; index + 1 < line.length; index += 2) {
    x += line[index] ?? 0
    y += line[index + 1] ?? 0
    points.push([x / 100, y / 100])
  }
  return points
}

const country = (name: string, code: string, latitude: number, longitude: number): Place =>
  ({ name, path: `/destinations/${name}`, kind: 'country', country: { code }, latitude, longitude }) as Place

describe('shards for maps of saved places', () => {
  it('contain valid coasts of the world, small enough for an isolate’s memory', () => {
    const outlines = createOutlines(geodata)
    expect(outlines.land.length).toBeGreaterThan(500)
    for (const line of [...outlines.land, ...outlines.borders, ...outlines.disputed])
      for (const [x, y] of unpacked(line)) {
        expect(Math.abs(x)).toBeLessThanOrEqual(540)
        expect(Math.abs(y)).toBeLessThanOrEqual(90.01)
      }
    // No line jumps across the map.
    const steps = [...outlines.land, ...outlines.borders].flatMap((line) =>
      line
        .slice(2)
        .filter((_, index) => index % 2 === 0)
        .map(Math.abs),
    )
    expect(steps.filter((step) => step > 18_000)).toHaveLength(1)
    expect(JSON.stringify(outlines).length).toBeLessThan(300_000)
  })

  it('fill no disputed land with a country, and mark countries too small to draw', () => {
    const places = [
      country('Morocco', 'MAR', 32, -6),
      country('Western Sahara', 'ESH', 24.5, -13),
      country('Malta', 'MLT', 35.9, 14.4),
    ]
    const { countries } = createCountryShapes(places, () => 'Africa', geodata)
    expect(countries.map(({ name }) => name)).toEqual(['Malta', 'Morocco', 'Western Sahara'])
    const [malta, morocco, sahara] = countries
    expect(morocco?.shape).toMatch(/^m/)
    expect([malta?.shape, sahara?.shape]).toEqual(['', ''])
    expect([malta, sahara].every((small) => Number.isFinite(small?.x) && Number.isFinite(small?.y))).toBe(
      true,
    )
    const withSahara = createCountryShapes(places, () => 'Africa', {
      ...geodata,
      plainShapeOf: (code) => [...geodata.plainShapeOf(code), ...geodata.worldDisputed],
    })
    expect(withSahara.countries[1]?.shape).not.toBe(morocco?.shape)
  })
})
