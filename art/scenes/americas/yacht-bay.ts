import { addPath } from '#art/drawing/canvas.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A deep bay full of yachts, seen from the hill. */
export const yachtBay = landmark({
  name: 'yacht-bay',
  palette: PALETTES.gold,
  accent: '#E2452E',
  mist: '#FFD184',
  ground: 0.4,
  sun: [-200, 150, 70],
  altText:
    'A deep bay between green headlands seen from the hill above, white yachts at anchor, red roofs below',
  paint: (s) => {
    paintWater(s, '#4F9AA0', 0, '#FFE29A')
    const { canvas, width, height, groundY, unit } = s
    paintHills(s, '#A8A860', 46, 24, 0.5)
    const headland = (
      side: 'left' | 'right',
      y: number,
      tall: number,
      reach: number,
      lit: string,
      shade: string,
    ): void => {
      const [edge, inward] = side === 'left' ? [0, 1] : [width, -1]
      const x = (share: number): number => edge + inward * reach * share * width
      const up = (units: number): number => groundY + (y - units) * unit
      const shore = outline`M${x(-0.1)} ${up(-46)}Q${x(0.5)} ${up(-40)} ${x(1.06)} ${up(-6)}L${x(0.98)} ${up(4)}L${x(-0.1)} ${up(0)}z`
      const crest = outline`M${x(-0.1)} ${up(tall)}Q${x(0.28)} ${up(tall * 1.12)} ${x(0.52)} ${up(tall * 0.66)}Q${x(0.72)} ${up(tall * 0.56)} ${x(0.84)} ${up(tall * 0.26)}Q${x(0.94)} ${up(tall * 0.2)} ${x(1)} ${up(0)}Q${x(0.5)} ${up(-34)} ${x(-0.1)} ${up(-36)}z`
      const fold = outline`M${x(0.5)} ${up(tall * 0.68)}Q${x(0.72)} ${up(tall * 0.56)} ${x(0.84)} ${up(tall * 0.26)}Q${x(0.94)} ${up(tall * 0.2)} ${x(1)} ${up(0)}Q${x(0.7)} ${up(-24)} ${x(0.4)} ${up(-30)}Q${x(0.62)} ${up(tall * 0.3)} ${x(0.5)} ${up(tall * 0.68)}z`
      addPath(canvas, shore, '#FFF1CC')
      addPath(canvas, crest, lit)
      addPath(canvas, fold, shade)
      let trees = ''
      for (let i = 0; i < 16; i += 1) {
        const at = canvas.random(0, 0.86)
        trees += lensPath(
          x(at),
          up(tall * (1 - at) * canvas.random(0, 0.8)),
          canvas.random(10, 22) * unit,
          9 * unit,
        )
      }
      addPath(canvas, trees, shade)
    }
    headland('right', 40, 150, 0.4, '#7E8E48', '#5E7440')
    headland('left', 70, 130, 0.36, '#8A964A', '#667A40')
    headland('right', 190, 120, 0.26, '#6E8444', '#4E683A')
    for (const [x, y, size] of [
      [-60, 0.12, 0.3],
      [30, 0.18, 0.38],
      [-110, 0.26, 0.44],
      [90, 0.3, 0.5],
      [-20, 0.38, 0.56],
      [150, 0.44, 0.62],
      [-150, 0.5, 0.66],
      [40, 0.56, 0.8],
    ] as const)
      paintFloating(s, s.atDepth(x, y, size), 90, yacht('#FFFDF4', '#FFFDF4', '#E9CFA8'))
    addPath(
      canvas,
      outline`M-10 ${height}V${height * 0.8}Q${width * 0.3} ${height * 0.78} ${width * 0.5} ${height * 0.86}T${width + 10} ${height * 0.78}V${height}z`,
      '#4A5E38',
    )
    for (const [x, y, size, wall] of [
      [-290, 0.84, 0.9, '#FBEFD6'],
      [-190, 0.9, 1, '#F6DCA8'],
      [270, 0.82, 0.9, '#FBEFD6'],
      [180, 0.92, 1.1, '#F2C9A8'],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ...solid(0, 0, 90, 44, wall, '#A8806A', 0.3),
        [hip(0, -42, 56, 30, 0.6), s.accent],
        [arches(-26, 26, 3, 0, 16, 30), '#4A5E6A'],
      ])
    paintTreeCrowns({ ...s, groundY: height * 0.96 }, '#3A5230', 34, 20, '#2A3E2A')
    paintPalms(s, 'right', '#24382A', '#3A2A28', 420, 1)
    s.draw(s.atDepth(-30, 0.96, 1), [...person(0, '#FBEFD6'), ...person(46, '#2F6A8A')])
  },
})
