import { addRect } from '#art/drawing/canvas.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The Chocolate Hills of Bohol in the dry months, a tarsier on its branch. */
export const hayHills = landmark({
  name: 'hay-hills',
  palette: {
    ...PALETTES.monsoon,
    top: '#7EB8BC',
    middle: '#C0DCC8',
    horizon: '#F6EECB',
    lightText: 'early in the dry season',
  },
  accent: '#F2762E',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'Rows of smooth brown hills like heaps of grain rising from green fields, a tiny wide-eyed tarsier holding a branch in front',
  paint: (s) => {
    const mound = (x: number, y: number, w: number, lit: string, shade: string): void =>
      s.draw(s.at(x, y, w / 100), [
        ['M-110 6Q-70 -20 -50 -80Q-24 -130 0 -130Q26 -130 50 -80Q72 -20 110 6z', lit],
        ['M0 -130Q26 -130 50 -80Q72 -20 110 6H40Q40 -70 0 -130z', shade],
      ])
    for (let row = 0; row < 5; row += 1) {
      const y = -10 + row * row * 20 + row * 20
      const w = 60 + row * 34
      const y0 = s.groundY + y * s.unit
      addRect(
        s.canvas,
        0,
        y0 - 4,
        s.width,
        s.height - y0 + 10,
        ['#9CC0A0', '#86B488', '#74A870', '#629A5C', '#528A4E'][row] ?? '#528A4E',
      )
      for (let i = -9; i < 8; i += 1)
        mound(
          i * w * 2.3 + (row % 2) * w * 1.15 + ((i * i * 17) % 30),
          y + 8,
          w * (0.86 + ((i * i * 7) % 5) * 0.06),
          ['#BCA68C', '#B5916E', '#AE7E56', '#A56E48', '#9A603E'][row] ?? '#9A603E',
          ['#94867C', '#8A7060', '#845E4A', '#7A5040', '#6E4438'][row] ?? '#6E4438',
        )
      if (row < 3) sprayBand(s.canvas, '#F0EED0', y0 + 8 * s.unit, y0 - 40 * s.unit, 0.4)
    }
    s.draw(s.at(0, 0), [
      ['M180 640Q120 300 260 40Q330 -120 300 -330l26 0Q360 -120 300 50Q180 300 240 640z', '#5A4234'],
      ['M210 640Q170 320 286 60Q350 -110 316 -330l10 0Q360 -120 300 50Q180 300 240 640z', '#3E2E2A'],
      [
        'M310 -200q-110 -30 -160 40q100 30 160 -40zM300 -110q90 -60 170 0q-80 60 -170 0zM250 60q-110 -40 -170 20q90 50 170 -20z',
        '#2E6A48',
      ],
    ])
    s.draw(s.at(190, 250, 1.5), [
      ['M30 70q-30 130 -100 170q-20 8 -16 24q110 -20 140 -180z', '#9A7250'],
      ['M-50 90q-30 -100 40 -140q80 0 84 90q-6 70 -50 80q-50 0 -74 -30z', '#A97E58'],
      ['M-24 80q-10 -80 34 -100q40 20 34 90z', '#D9BC94'],
      ['M-80 -96q-14 -70 44 -80q20 -8 44 0q60 6 50 74q-20 60 -70 62q-56 -6 -68 -56z', '#A97E58'],
      ['M-70 -140q-50 -40 -30 -70q40 0 56 46zM48 -140q50 -40 30 -70q-40 0 -56 46z', '#8A6248'],
      [round(-38, -108, 33) + round(28, -108, 33), '#F6DDA0'],
      [round(-38, -108, 28) + round(28, -108, 28), s.accent],
      [round(-36, -108, 14) + round(26, -108, 14), '#2A2026'],
      [round(-42, -114, 5) + round(20, -114, 5), '#FBF6E8'],
      ['M-12 -76h14l-7 10zM-26 -58q20 12 42 0l0 5q-22 12 -42 0z', '#5A4034'],
      ['M40 0l70 -20l6 14l-70 34zM30 60l76 10l0 16l-76 4z', '#8A6248'],
      [round(112, -14, 11) + round(106, 78, 12), '#C9A27C'],
    ])
  },
})
