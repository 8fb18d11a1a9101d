import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'

const TOWER_LIT = '#F0A860'
export const TOWER_SHADE = '#7A3A56'
export const TOWER_DARK = '#4A2548'
const TIERS = 12

/** Half of the width of a tower at a share of its height: upright at first, then closing like a bud. */
const profile = (share: number): number =>
  share < 0.3 ? 1 - share * 0.5 : 0.85 * Math.sqrt(Math.max(0, 1 - ((share - 0.3) / 0.7) ** 1.7))

function towerSide(at: Placement, half: number, tall: number, side: -1 | 1): readonly Point[] {
  const points: Point[] = []
  for (let tier = 0; tier < TIERS; tier += 1) {
    const y = at.y - tall * (tier / TIERS)
    const x = at.x + side * half * profile(tier / TIERS)
    points.push(
      [x, y],
      [x + side * half * 0.05, y - tall * 0.058],
      [x - side * half * 0.03, y - (tall / TIERS) * 0.9],
    )
  }
  return [...points, [at.x + side * half * 0.06, at.y - tall * 0.98]]
}

/** A tower like a lotus bud, its tiers toothed, on a stepped base. */
export function paintLotusTower(canvas: PosterCanvas, at: Placement, half: number, tall: number): void {
  const { unit } = canvas
  for (const [step, broad] of [2.1, 1.75, 1.42, 1.2].entries()) {
    const y = at.y - step * half * 0.2
    addRect(canvas, at.x - half * broad, y - half * 0.22, half * broad * 2, half * 0.24, TOWER_LIT)
    addRect(canvas, at.x + half * 0.2, y - half * 0.22, half * (broad - 0.2), half * 0.24, TOWER_SHADE)
    addRect(canvas, at.x - half * broad, y - half * 0.05, half * broad * 2, half * 0.06, TOWER_DARK)
  }
  const foot = { ...at, y: at.y - half * 0.8 }
  const [left, right] = [towerSide(foot, half, tall, -1), towerSide(foot, half, tall, 1)]
  addPath(canvas, polylinePath([...left, ...right.toReversed()]), TOWER_LIT)
  const ridge: Point = [foot.x + half * 0.12, foot.y]
  addPath(
    canvas,
    polylinePath([ridge, [foot.x + half * 0.2, foot.y - tall * 0.5], ...right.toReversed()]),
    TOWER_SHADE,
  )
  let bands = ''
  for (let tier = 1; tier < TIERS - 1; tier += 1) {
    const y = foot.y - tall * (tier / TIERS)
    const broad = half * profile(tier / TIERS) * 0.96
    bands += outline`M${foot.x - broad} ${y}h${broad * 2}v${-tall * 0.012 - 1}h${-broad * 2}z`
  }
  addPath(canvas, bands, TOWER_DARK, { opacity: 0.75 })
  const door = { x: foot.x - half * 0.2, y: foot.y, scale: half / 60 }
  paintGlyphs(canvas, door, [['M-14 0v-40l14 -26l14 26v40z', TOWER_DARK]])
  addRect(canvas, foot.x - 2 * unit, foot.y - tall - half * 0.5, 4 * unit, half * 0.56, '#FFE4A0')
}
