import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintOpenGround, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Cabins on stilts and racks of drying cod below peaks. */
export const stiltCabins = landmark({
  name: 'stilt-cabins',
  palette: PALETTES.polar,
  accent: '#C8342A',
  mist: '#3E8396',
  ground: 0.6,
  sun: [-230, 240, 46],
  altText: 'Red fishing cabins on stilts in a harbour below sharp snowy peaks, a fishing boat coming in',
  lightText: 'in the blue light of February',
  paint: (s) => {
    paintMountain(s, -240, 380, 170, '#DCE8E4', '#6E93A6', 0.3, 1)
    paintMountain(s, -40, 490, 180, '#E6EFE8', '#6A90A6', 0.3, 1)
    paintMountain(s, 200, 420, 190, '#DCE8E4', '#6E93A6', 0.3, 1)
    paintMountain(s, 380, 330, 160, '#E6EFE8', '#6A90A6', 0.3, 1)
    paintGroundMist(s, 150, 0.6)
    paintOpenGround(s, '#E9F1EC', '#A8C4CC', 10)
    paintWater(s, '#1F5670', 40)
    const cabin = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        [panes(-66, 66, 6, 60, 7, 70), '#2A2A34'],
        [block(0, 0, 160, 10), '#5A4A44'],
        ...solid(0, -8, 140, 74, s.accent, '#7A1F28', 0.3),
        ['M-80 -80L-40 -134H40L80 -80z', '#F6FAF4'],
        ['M-80 -80h160v-8h-154z', '#33404A'],
        [panes(-44, 44, 3, -24, 24, 34), '#FFE3A0'],
        [panes(-44, 44, 3, -24, 3, 34) + [-44, 0, 44].map((p) => block(p, -40, 28, 3)).join(''), '#FBF8EE'],
      ])
    cabin(-320, 34, 0.9)
    cabin(310, 30, 0.86)
    cabin(-170, 56, 1.15)
    cabin(180, 56, 1.1)
    paintMirrorBars(s, '#C8342A', -170, 90, 60, 6)
    paintFloating(s, s.atDepth(10, 0.66, 1.3), 120, cutter('#1F3A52', '#FBF3DF'))
    const { canvas, width, height, unit } = s
    let rack = ''
    for (let i = 0; i < 16; i += 1)
      rack += outline`M${width * 0.62 + i * 24 * unit} ${height * 0.95}q${5 * unit} ${26 * unit} 0 ${44 * unit}h${8 * unit}q${6 * unit} ${-22 * unit} 0 ${-44 * unit}z`
    addPath(canvas, rack, '#C9BFA4')
    addPath(
      canvas,
      outline`M${width * 0.6} ${height * 0.945}H${width + 10}v${7 * unit}H${width * 0.6}zM${width * 0.66} ${height * 0.9}l${10 * unit} 0l${30 * unit} ${height * 0.12}h${-10 * unit}z`,
      '#3A3034',
    )
  },
})
