import { describe, expect, it } from 'vitest'
import { SAMPLE_MAP } from '#tools/compile/maps/sample-map.ts'
import { isShoreTrue } from './is-shore-true.ts'

/** Land in the left half of a map of 10 km, with a lake. */
const TOWN = {
  ...SAMPLE_MAP,
  width: 100,
  land: 'm0 0l50 0 0 100-50 0z',
  lakes: 'm10 10l10 0 0 10-10 0z',
  scale: { km: 1, width: 10, corner: 'bottom-left' },
} as const

describe('the shores of a map of a walk', () => {
  it('are true where every stop is on land', () => {
    expect(isShoreTrue(TOWN, [{ x: 30, y: 30 }])).toBe(true)
    expect(isShoreTrue(TOWN, [])).toBe(true)
  })

  it('are not where a stop is in the sea or in a lake', () => {
    expect(
      isShoreTrue(TOWN, [
        { x: 30, y: 30 },
        { x: 70, y: 30 },
      ]),
    ).toBe(false)
    expect(isShoreTrue(TOWN, [{ x: 15, y: 15 }])).toBe(false)
  })

  it('are taken as they are with a plan of streets, and on a wide map, where a stop may be a ship’s', () => {
    expect(isShoreTrue({ ...TOWN, town: 'streets' }, [{ x: 70, y: 30 }])).toBe(true)
    expect(isShoreTrue({ ...TOWN, scale: { ...TOWN.scale, km: 20 } }, [{ x: 70, y: 30 }])).toBe(true)
    expect(isShoreTrue({ ...TOWN, scale: null }, [{ x: 70, y: 30 }])).toBe(true)
  })
})
