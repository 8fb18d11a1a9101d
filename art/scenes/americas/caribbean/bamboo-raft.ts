import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A raft of bamboo on the Martha Brae under arching bamboo. */
export const bambooRaft = landmark({
  name: 'bamboo-raft',
  palette: {
    ...PALETTES.forest,
    top: '#A9C878',
    middle: '#DCE6A4',
    horizon: '#FBF6CC',
    lightText: 'in the green shade',
  },
  accent: '#F2503A',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'A couple on a long bamboo raft with a raftsman poling behind them, a green river under arching bamboo',
  paint: (s) => {
    paintTreeCrowns(s, '#A3C474', 90, -20, '#8DB468')
    sprayBand(s.canvas, '#FBF6CC', s.groundY + 6, s.groundY - 90 * s.unit, 0.8)
    paintWater(s, '#5EA684', 0, '#EFF2C4', null)
    const wide = s.canvas.isWide ? 1.9 : 1
    for (const side of [-1, 1] as const)
      s.draw({ ...s.at(0, 0), scaleX: s.unit * side * wide }, [
        ['M150 10Q260 -30 700 -40V900H420Q360 300 150 10z', '#6E9A4E'],
        ['M250 110Q330 60 700 60V900H430Q400 420 250 110z', '#4E7E44'],
        ...[0, 1, 2, 3, 4, 5, 6].map(
          (i): GlyphPart => [
            `M${300 + i * 34} ${260 - i * 8}C${310 + i * 20} ${-60 - i * 20} ${250 + i * 10} ${-280 - i * 20} ${20 + i * 46} ${-400 - (i % 3) * 50}l4 -10C${270 + i * 10} ${-290 - i * 20} ${332 + i * 20} ${-60 - i * 20} ${318 + i * 34} ${260 - i * 8}z`,
            i % 2 === 0 ? '#7A8E3E' : '#5A7A3A',
          ],
        ),
        [
          Array.from({ length: 34 }, (_n, i) => {
            const x = 30 + ((i * 83) % 340)
            const y = -460 + ((i * 61) % 170) + x * 0.2
            return `M${x} ${y}q-30 30 -46 74q44 -24 46 -74z`
          }).join(''),
          '#4E8A44',
        ],
        [
          Array.from({ length: 24 }, (_n, i) => {
            const x = 60 + ((i * 97) % 330)
            const y = -420 + ((i * 53) % 260)
            return `M${x} ${y}q-10 40 4 84q24 -40 -4 -84z`
          }).join(''),
          '#2E6A40',
        ],
      ])
    paintFloating(s, s.at(-20, 330, 1.25), 120, [
      ['M84 -220L30 60l6 2L92 -218z', '#5A4A34'],
      ...person(64, '#F6F0E0', '#E8C068'),
      ['M-190 10L-150 -10L170 -4L200 16L-180 34z', '#D9B45E'],
      ['M-186 18L200 18L-180 34zM-180 14l350 -10v3l-350 12zM-170 4l340 -6v3l-340 8z', '#8E6A34'],
      ['M-120 -10q-4 -40 20 -40h90v44z', '#A97A44'],
      ['M-100 -14q-4 -50 20 -54q24 4 20 54zM-44 -14q-4 -50 20 -54q24 4 20 54z', s.accent],
      [round(-80, -80, 12) + round(-24, -80, 12), '#6A3E2E'],
      ['M-46 -16q-4 -50 20 -54q24 4 20 54z', '#3E6AA0'],
      ['M-46 -84q20 -24 44 0z', '#F6E3BE'],
    ])
    sprayBand(s.canvas, '#123A2C', s.height, s.height * 0.86, 0.8)
  },
})
