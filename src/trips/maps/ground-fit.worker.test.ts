import { describe, expect, it } from 'vitest'
import manifest from '#generated/catalogue-manifest.json'
import { projectOnGround } from '#isomorphic/trips/maps/trip-ground.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { LocatorBase } from '#src/catalogue/map-types.ts'
import { readShard } from '#test/support/worker/compiled-shards.ts'
import { groundFitOf } from './ground-fit.ts'

async function readGuide(path: string) {
  const place = await findPlace(readShard, manifest.shardCount, path)
  if (place === null) throw new Error(`${path} is not compiled`)
  return place
}

describe('groundFitOf', () => {
  it.each(['portugal/lisbon', 'japan/tokyo', 'japan/kyoto', 'morocco', 'italy/cinque-terre'])(
    'finds the sights of %s where its map has them',
    async (id) => {
      const guide = await readGuide(`/destinations/${id}`)
      const fit = groundFitOf(guide)
      const errors = (guide.map?.marks ?? []).flatMap((mark) => {
        const sight = mark.role === 'sight' ? guide.sights[Number(mark.label) - 1] : undefined
        if (sight === undefined || mark.away !== undefined || fit === null) return []
        const { x, y } = projectOnGround(fit, sight)
        const at = mark.anchor ?? mark
        return [Math.hypot(x - at.x, y - at.y)]
      })
      expect(errors.filter((error) => error < 1.5).length).toBeGreaterThanOrEqual(errors.length * 0.6)
      expect(errors.length).toBeGreaterThanOrEqual(3)
    },
  )

  it('agrees with the map around a town, which has its projection', async () => {
    const guide = await readGuide('/destinations/japan/tokyo')
    const { baseId, fit } = guide.map?.aroundGround ?? {}
    const base = await readShard<LocatorBase>(`map-${baseId}`)
    const points = guide.sights.map((sight) => fit && projectOnGround(fit, sight))
    expect(base).not.toBeNull()
    for (const point of points) {
      expect(point?.x).toSatisfy((x: number) => x > 0 && x < (base?.width ?? 0))
      expect(point?.y).toSatisfy((y: number) => y > 0 && y < (base?.height ?? 0))
    }
  })

  it('finds none for a map that is not in Mercator', async () => {
    for (const id of ['canada', 'norway', 'antarctica'])
      expect(groundFitOf(await readGuide(`/destinations/${id}`)), id).toBeNull()
  })

  it('finds none without sights, or when they are all at one point', async () => {
    const guide = await readGuide('/destinations/portugal/lisbon')
    const [sight] = guide.sights
    expect(groundFitOf({ ...guide, sights: [] })).toBeNull()
    const same = guide.sights.map((one) => ({ ...one, ...sight, name: one.name }))
    expect(groundFitOf({ ...guide, sights: same })).toBeNull()
    expect(groundFitOf({ ...guide, map: null })).toBeNull()
  })
})
