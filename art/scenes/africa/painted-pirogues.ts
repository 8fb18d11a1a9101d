import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Painted pirogues drawn up and putting out through the surf. */
export const paintedPirogues = landmark({
  name: 'painted-pirogues',
  palette: PALETTES.morning,
  accent: '#E2452E',
  ground: 0.46,
  sun: [190, 200, 70],
  altText: 'Long fishing boats painted in stripes drawn up on a beach, women with basins of fish',
  paint: (s) => {
    paintWater(s, '#3A93A0')
    const pirogue = (x: number, y: number, size: number, hull: string, stripe: string): void =>
      s.draw(s.atDepth(x, y, size), [
        [
          'M-260 -70q-10 -40 -30 -60l14 -4q50 50 110 62h300q60 -10 110 -70l14 6q-10 40 -50 80q-40 50 -120 54h-220q-80 -6 -128 -68z',
          hull,
        ],
        ['M-250 -64q70 30 130 32h270q70 -6 110 -44l-14 26q-40 40 -110 42h-240q-90 -6 -146 -56z', '#FBF3DF'],
        ['M-230 -46q70 24 120 24h250q60 -6 100 -34l-14 18q-40 30 -96 32h-230q-80 -6 -130 -40z', stripe],
        [[-140, -80, -20, 40, 100, 160].map((dx) => peak(dx, -44, 24, 18)).join(''), stripe],
        ['M220 -86v-90h4v90zM224 -174h36l-10 10l10 10h-36z', stripe],
      ])
    paintFloating(s, s.atDepth(-170, 0.12, 0.5), 200, canoe('#2A3A4E', '#F6E3BE', '#E2A23C'))
    const { canvas, width, height } = s
    for (const [lift, ink] of [
      [0.036, '#8FC9C4'],
      [0.018, '#FBFBF0'],
      [0, '#EBC896'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * (0.68 - lift)}Q${width * 0.5} ${height * (0.6 - lift)} ${width + 10} ${height * (0.68 - lift)}V${height + 10}H-10z`,
        ink,
      )
    pirogue(150, 0.5, 0.8, '#2F6FA8', '#F2B83C')
    pirogue(-60, 0.72, 1, '#F2B83C', '#2F8A5E')
    pirogue(90, 0.97, 1.2, '#2F8A6E', s.accent)
    s.draw(s.atDepth(-270, 0.86, 1.25), [
      ...robed(0, s.accent, '#F2C23C'),
      ['M-26 -122h52l-8 -18h-36z', '#BFD0D4'],
    ])
    s.draw(s.atDepth(290, 0.72, 1), [
      ...robed(0, '#7A4A9A', '#F6E3BE'),
      ['M-26 -122h52l-8 -18h-36z', '#BFD0D4'],
    ])
  },
})
