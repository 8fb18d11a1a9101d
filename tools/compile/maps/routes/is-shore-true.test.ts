import { describe, expect, it } from 'vitest'
import { SAMPLE_MAP } from '#tools/compile/maps/sample-map.ts'
import { isShoreTrue } from './is-shore-true.ts'

/** Land in the left half of a map of 40 km, with a lake; a drawing of it shows 10 km. */
const TOWN = {
  ...SAMPLE_MAP,
  source: 'gshhg',
  width: 400,
  land: 'm0 0l200 0 0 400-200 0z',
  lakes: 'm40 40l40 0 0 40-40 0z',
  scale: { km: 1, width: 10, corner: 'bottom-left' },
} as const
const VIEW = { scale: 4, left: 0, top: 0 }
const LAND = { x: 120, y: 120 }
const SEA = { x: 280, y: 120 }
const LAKE = { x: 60, y: 60 }

describe('the shores of a map of a walk', () => {
  it('are true where every stop is on land, or at its edge', () => {
    expect(isShoreTrue({ base: TOWN }, [LAND], VIEW)).toBe(true)
    expect(isShoreTrue({ base: TOWN }, [LAND, { x: 201, y: 120 }], VIEW)).toBe(true)
    expect(isShoreTrue({ base: TOWN }, [], VIEW)).toBe(true)
  })

  it('are not where a stop is in the sea or in a lake, with streets on land only as without', () => {
    expect(isShoreTrue({ base: TOWN }, [LAND, SEA], VIEW)).toBe(false)
    expect(isShoreTrue({ base: TOWN }, [LAKE], VIEW)).toBe(false)
    expect(isShoreTrue({ base: { ...TOWN, town: 'streets' } }, [SEA], VIEW)).toBe(false)
  })

  it('are taken as they are from a plan, and on a wide map, where a stop may be a ship’s', () => {
    expect(isShoreTrue({ base: TOWN, hasPlannedShores: true }, [SEA], VIEW)).toBe(true)
    expect(isShoreTrue({ base: { ...TOWN, scale: { ...TOWN.scale, km: 20 } } }, [SEA], VIEW)).toBe(true)
    expect(isShoreTrue({ base: { ...TOWN, scale: null } }, [SEA], VIEW)).toBe(true)
  })

  it('are left out of a walk where they are those of a map of the world', () => {
    const coarse = { ...TOWN, source: 'natural-earth' } as const
    expect(isShoreTrue({ base: coarse }, [LAND], VIEW)).toBe(false)
    expect(isShoreTrue({ base: coarse }, [LAND], { ...VIEW, scale: 1 })).toBe(true)
  })
})
