import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A double canoe under a claw sail on the open ocean. */
export const clawSail = landmark({
  name: 'claw-sail',
  palette: PALETTES.dusk,
  accent: '#2F9AA8',
  mist: '#F08A4E',
  ground: 0.52,
  sun: [-190, 110, 80],
  altText:
    'A voyaging canoe with an outrigger under a crab-claw sail on a long swell, a low island with palms behind',
  paint: (s) => {
    paintMountain(s, 290, 110, 200, '#C9705A', '#9A4A50', 0, 0.3)
    paintGroundMist(s, 60, 0.5)
    paintFarPalms(s, '#7A3E4A', [0.78, 0.83, 0.88, 0.94], 80)
    paintWater(s, '#2F7A8C')
    const { canvas, width, height, unit } = s
    for (const [y, ink] of [
      [0.6, '#4B9AA2'],
      [0.74, '#2A7488'],
      [0.87, '#184C66'],
    ] as const) {
      const crest = outline`q${width * 0.13} ${-34 * unit} ${width * 0.26} 0t${width * 0.26} 0t${width * 0.26} 0t${width * 0.26} 0t${width * 0.26} 0`
      const back = outline`q${-width * 0.13} ${-26 * unit} ${-width * 0.26} 0t${-width * 0.26} 0t${-width * 0.26} 0t${-width * 0.26} 0t${-width * 0.26} 0`
      const start = -width * canvas.random(0.02, 0.2)
      addPath(canvas, outline`M${start} ${height * y}${crest}V${height + 10}H-10z`, ink)
      addPath(canvas, outline`M${start} ${height * y}${crest}l0 ${4 * unit}${back}z`, '#F6C99A', {
        opacity: 0.6,
      })
    }
    paintFloating(s, s.atDepth(-10, 0.46, 1.5), 190, [
      ['M-20 -16L-90 -190l6 -3L-10 -18z', '#3A2230'],
      ['M-130 -60Q-110 -230 60 -300Q20 -210 40 -150Q60 -90 130 -60Q0 -30 -130 -60z', '#FFF1D6'],
      ['M60 -300Q20 -210 40 -150Q60 -90 130 -60Q70 -46 10 -46Q30 -180 60 -300z', '#D9A88A'],
      [
        'M-134 -64Q-110 -232 62 -304l4 8Q-96 -226 -126 -60zM-130 -56Q0 -24 132 -56v8Q0 -16 -130 -48z',
        '#6E3A34',
      ],
      [[-50, 0, 50].map((x) => `M${x - 9} -10q0 -30 9 -34q9 4 9 34z`).join(''), s.accent],
      [round(-50, -54, 8) + round(0, -54, 8) + round(50, -54, 8), '#6E3E30'],
      ['M-200 -50q30 30 80 36h250q40 -6 70 -44l8 4q-10 50 -50 66h-280q-56 -6 -78 -62z', '#3A2230'],
      ['M-120 30h240v9h-240zM-80 -10l-10 44h7l10 -44zM80 -10l10 44h7l-10 -44z', '#5A3030'],
    ])
    s.draw(s.at(200, -200), [
      [
        'M-24 0q14 -16 24 -2q10 -14 24 2q-16 -6 -24 6q-8 -12 -24 -6zM36 -40q14 -16 24 -2q10 -14 24 2q-16 -6 -24 6q-8 -12 -24 -6z',
        '#6E2E3A',
      ],
    ])
  },
})
