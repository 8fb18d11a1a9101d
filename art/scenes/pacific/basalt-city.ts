import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const LOG = 20

type Wall = {
  readonly x: number
  readonly width: number
  readonly courses: number
  readonly ink: string
  readonly seam: string
  readonly end: string
}

/** Long prisms of basalt, every second course laid crosswise, the corners rising like a prow. */
function wall({ x, width, courses, ink, seam, end }: Wall): readonly GlyphPart[] {
  const [left, tall] = [x - width / 2, courses * LOG]
  const rows = Array.from({ length: courses }, (_none, course) => -course * LOG)
  const endsOf = (y: number): string =>
    Array.from({ length: Math.floor(width / LOG) - 1 }, (_none, log) =>
      round(left + 20 + log * LOG, y - 9, 8),
    ).join('')
  return [
    [
      `M${left} 0L${left - 30} ${-tall - 44}L${left + 70} ${-tall}H${left + width - 70}L${left + width + 30} ${-tall - 44}L${left + width} 0z`,
      ink,
    ],
    [rows.map((y) => `M${left - 6} ${y - LOG}h${width + 12}v4h${-width - 12}z`).join(''), seam],
    [
      rows
        .filter((_y, course) => course % 2 === 1)
        .map(endsOf)
        .join(''),
      end,
    ],
  ]
}

/** A city of basalt on islets in shallow water. */
export const basaltCity = landmark({
  name: 'basalt-city',
  palette: PALETTES.forest,
  accent: '#E0452C',
  ground: 0.6,
  sun: [-240, 330, 56],
  altText:
    'Walls of stacked basalt prisms with rising corners on an islet in still shallows, palms behind, a canoe passing',
  lightText: 'on a hazy morning',
  paint: (s) => {
    paintHills(s, '#6FA184', 150, 60, 0.6)
    paintGroundMist(s, 120, 0.5)
    paintFarPalms(s, '#3C7A5C', [0.06, 0.14, 0.24, 0.36, 0.56, 0.68, 0.8, 0.9, 0.97], 150)
    paintTreeCrowns(s, '#47805C', 40, 2, '#2F6450')
    paintWater(s, '#5DA79C')
    paintMirrorBars(s, '#4E5A60', 20, 0, 420)
    s.draw(s.at(20, 30, 1), [
      ...wall({ x: 30, width: 280, courses: 9, ink: '#565760', seam: '#3A3E4A', end: '#6E6C70' }),
      ...wall({ x: 0, width: 540, courses: 6, ink: '#8E877F', seam: '#5C5A5E', end: '#B3A898' }),
      [block(10, 0, 64, 84), '#2B2F3A'],
      [block(10, -84, 104, 20), '#B3A898'],
      ['M-300 0h620l16 18h-660z', '#3A3E4A'],
    ])
    paintFloating(s, s.atDepth(-150, 0.58, 1.25), 150, canoe('#4A3430', s.accent, '#FBF3DF'))
    paintPalms(s, 'right', '#1F5A4A', '#5A4036', 520, 1)
  },
})
