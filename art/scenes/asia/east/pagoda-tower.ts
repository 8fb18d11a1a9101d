import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { between } from '#art/drawing/path.ts'
import { block } from '#art/kit/masonry.ts'

const TIER_HEIGHT = 92

function tierWalls(width: number, floorY: number): readonly GlyphPart[] {
  const windows = [-0.38, -0.18, 0.02, 0.22, 0.42].map((across) =>
    block(width * across, floorY - 20, width * 0.08, 30),
  )
  return [
    [block(0, floorY + 4, width, 74), '#8C2C25'],
    [block(width * 0.32, floorY + 4, width * 0.36, 74), '#5E1D22'],
    [windows.join(''), '#F1C778'],
    [block(0, floorY - 7, width * 1.24, 7), '#C98A4B'],
  ]
}

function tierRoof(half: number, y: number): readonly GlyphPart[] {
  const left = `M${-half} ${y + 6}q${half * 0.42} -2 ${half * 0.62} -38`
  return [
    [
      `${left}h${half * 0.76}q${half * 0.2} 36 ${half * 0.62} 38l${half * -0.02} 8q${half * -0.96} -10 ${half * -1.96} 0z`,
      '#27303A',
    ],
    [`${left}h${half * 0.2}q${half * -0.14} 34 ${half * -0.56} 40z`, '#5F7672'],
  ]
}

/** A pagoda: each tier narrower than the one below, a ringed finial on top. */
export function pagodaTower(tiers: number): readonly GlyphPart[] {
  const rows = Array.from({ length: tiers }, (_none, tier) => ({
    share: tier / (tiers - 1),
    floorY: -tier * TIER_HEIGHT,
  }))
  const topY = -tiers * TIER_HEIGHT - 8
  const rings = [0, 1, 2, 3, 4, 5].map((ring) => block(0, topY - 18 - ring * 11, 30 - 2 * ring, 4))
  return [
    ...rows.flatMap(({ share, floorY }) => tierWalls(between(106, 66, share), floorY)),
    ...rows.flatMap(({ share, floorY }) => tierRoof(between(205, 130, share), floorY - 62)),
    [block(0, topY + 4, 6, 100) + rings.join(''), '#1F2430'],
  ]
}
