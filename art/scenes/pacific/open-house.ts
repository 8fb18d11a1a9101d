import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { canoe } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An open oval house of posts and thatch on a lagoon shore. */
export const openHouse = landmark({
  name: 'open-house',
  palette: PALETTES.morning,
  accent: '#E2552E',
  ground: 0.58,
  sun: [-200, 260, 64],
  altText:
    'An open house of posts under an oval thatched roof on a lagoon shore, people sitting inside, a canoe drawn up',
  paint: (s) => {
    paintHills(s, '#7FB0A0', 30, 10, 0.5)
    paintFarPalms(s, '#4F8E78', [0.05, 0.1, 0.88, 0.95], 110)
    paintWater(s, '#3FA8AA')
    const { canvas, width, height } = s
    for (const [lift, ink] of [
      [0.03, '#9ADCCE'],
      [0.015, '#FFFDF2'],
      [0, '#F3DFB4'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * (0.72 - lift)}Q${width * 0.5} ${height * (0.66 - lift)} ${width + 10} ${height * (0.74 - lift)}V${height + 10}H-10z`,
        ink,
      )
    s.draw(s.atDepth(60, 0.56, 1.5), [
      ['M-180 0q10 -22 180 -24t180 24q-60 20 -180 20t-180 -20z', '#A89A82'],
      [[-150, -100, -50, 0, 50, 100, 150].map((x) => block(x, 0, 8, 110)).join(''), '#6E4A36'],
      [[-80, -30, 40, 90].map((x) => `M${x - 20} -4q0 -46 20 -50q20 4 20 50z`).join(''), '#FBF3DF'],
      [[-80, -30, 40, 90].map((x) => round(x, -66, 10)).join(''), '#7A4632'],
      ['M-24 -4q-4 -20 14 -20h22q16 4 12 20z', s.accent],
      ['M-200 -96Q-160 -230 -60 -246H60Q160 -230 200 -96q-200 40 -400 0z', '#B5894E'],
      ['M20 -246H60Q160 -230 200 -96q-40 10 -90 16Q110 -190 20 -246z', '#7E5E3A'],
      [
        [0.3, 0.55, 0.78]
          .map(
            (k) =>
              `M${-200 + 90 * k} ${-96 - 130 * k}q${200 - 90 * k} ${36 - 14 * k} ${400 - 180 * k} 0v4q${-200 + 90 * k} ${36 - 14 * k} ${-400 + 180 * k} 0z`,
          )
          .join(''),
        '#8E6A40',
      ],
    ])
    s.draw(s.atDepth(-220, 0.8, 1.2), [
      ...canoe('#6E4030', s.accent).slice(-1),
      ['M-90 14h200v8h-200zM-60 -16l-20 34h5l20 -34zM70 -16l20 34h5l-20 -34z', '#6E4030'],
    ])
    s.draw(s.atDepth(-240, 0.62, 1), [...robed(0, s.accent, '#F2C63C')])
    paintPalms(s, 'right', '#1B5648', '#4E4036', 560)
  },
})
