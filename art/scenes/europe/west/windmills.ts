import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Mills in a row on a canal, tulips. */
export const windmills = landmark({
  name: 'windmills',
  palette: PALETTES.morning,
  accent: '#E2402E',
  ground: 0.6,
  mist: '#F9DFB6',
  sun: [-220, 240, 70],
  altText: 'Thatched windmills along a canal through flat meadows, bands of tulips, a cyclist on the dyke',
  lightText: 'on a breezy April morning',
  paint: (s) => {
    paintHills(s, '#7EA890', 12, 4, 0)
    const mill = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        ...solid(0, 0, 120, 44, '#B8604A', '#74403E', 0.34),
        [taper(0, -40, 104, 180, 0.56), '#8A6A4E'],
        ['M14 -40L8 -220h21L52 -40z', '#58443E'],
        [block(0, -96, 130, 7), '#F6EBD2'],
        ['M-36 -216q36 -50 72 0z', '#4E3E3A'],
        [
          'M-3 -226L-150 -330l6 -9L3 -234zM-3 -234L144 -339l6 9L3 -226zM-4 -230L-108 -86l8 6L4 -226zM4 -230L108 -86l-8 6L-4 -226z',
          '#3A2F30',
        ],
        [
          'M-146 -326l-8 -30L-50 -272l-10 18zM150 -328l10 32L58 -236l-14 -18zM-104 -88l-34 -2L-62 -200l18 10zM104 -88l6 -34L44 -200l-18 14z',
          '#F6EBD2',
        ],
        [block(0, 0, 26, 34), '#2F6A5A'],
      ])
    mill(-280, 6, 0.5)
    mill(-130, 10, 0.7)
    paintOpenGround(s, '#7FB06A', '#98C074', -6)
    paintWater({ ...s, groundY: s.groundY + 26 * s.unit }, '#6FA8A8')
    mill(130, 40, 1.3)
    const { canvas, width, height, groundY } = s
    addPath(
      canvas,
      outline`M-10 ${groundY + (height - groundY) * 0.5}Q${width * 0.5} ${groundY + (height - groundY) * 0.4} ${width + 10} ${groundY + (height - groundY) * 0.2}V${height + 10}H-10z`,
      '#6E9E58',
    )
    for (const [i, ink] of ['#F2C63C', s.accent, '#F2A0B8', '#8A4FA0', s.accent].entries()) {
      const y = groundY + (height - groundY) * (0.52 + i * 0.1)
      addPath(
        canvas,
        outline`M-10 ${y + 26}Q${width * 0.5} ${y} ${width + 10} ${y - 44}v${26 + i * 7}Q${width * 0.5} ${y + 26 + i * 7} -10 ${y + 52 + i * 8}z`,
        ink,
      )
    }
    s.draw(s.atDepth(-210, 0.44, 0.9), [
      [round(-36, -26, 26) + round(40, -26, 26), '#33303A'],
      ['M-38 -28l34 -34h30l16 36l-4 2l-14 -32h-22l-36 32z', '#33303A'],
      ['M-14 -62q-6 -60 12 -66h16q12 12 10 66zM-10 -140a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#2F5A8A'],
    ])
  },
})
