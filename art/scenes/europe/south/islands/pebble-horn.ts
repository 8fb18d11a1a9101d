import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The Golden Horn of Bol from above: a tongue of pebbles between two blues, pines on its root. */
export const pebbleHorn = landmark({
  name: 'pebble-horn',
  palette: { ...PALETTES.noon, horizon: '#8EDCD8' },
  accent: '#F26A3A',
  mist: '#8ED4D4',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A tongue of white pebbles seen from above running out into clear water, pines on its root, parasols along both sides and two boats',
  paint: (s) => {
    paintSheet(s, '#1268A0')
    sprayBand(s.canvas, '#0E4A80', 0, s.height * 0.24, 0.8)
    const tongue = (grow: number): string =>
      `M-1600 ${430 - grow}Q-700 ${380 - grow} ${-330 - grow} ${260 - grow}Q${-230 - grow} 60 ${-110 - grow * 0.8} -120Q-40 ${-300 - grow} 60 ${-390 - grow * 1.3}Q${110 + grow} ${-360 - grow} ${60 + grow} -220Q${30 + grow} 40 ${250 + grow} ${230 - grow * 0.6}Q700 ${330 - grow} 1300 ${360 - grow}V900H-1600z`
    s.draw(s.at(20, 20), [
      [tongue(110), '#1E8EBA'],
      [tongue(64), '#3EB6C8'],
      [tongue(28), '#8EE0D8'],
      [tongue(0), '#F9F0D8'],
      [
        'M-1600 520Q-700 470 -330 380Q-240 250 -150 110Q-80 -20 -20 -70Q20 60 40 170Q90 300 250 340Q700 420 1300 440V900H-1600z',
        '#5E9A5A',
      ],
      [
        'M-1600 600Q-700 560 -310 480Q-210 350 -120 200Q-60 110 -20 120Q0 300 120 400Q400 480 1300 520V900H-1600z',
        '#3E7A4E',
      ],
    ])
    for (const [x, y] of [
      [-60, 80],
      [-110, 190],
      [-30, 200],
      [-190, 290],
      [-90, 300],
      [30, 310],
      [-290, 400],
      [-180, 400],
      [-60, 410],
      [80, 410],
      [220, 410],
      [340, 430],
      [-400, 480],
      [-520, 520],
      [480, 480],
      [640, 500],
    ] as const)
      s.draw(s.at(x, y), [
        [round(8, 10, 36), '#2E5E44'],
        [`${round(0, 0, 34)}${round(28, 10, 24)}`, '#6EA85E'],
        [round(-8, -8, 16), '#8EC070'],
      ])
    for (const [x, y, ink] of [
      [-118, -30, s.accent],
      [-150, 30, '#FBFBF2'],
      [-186, 90, '#F2C23C'],
      [-226, 150, s.accent],
      [-266, 210, '#FBFBF2'],
      [-60, -150, '#F2C23C'],
      [0, -250, s.accent],
      [70, -120, '#FBFBF2'],
      [72, -30, s.accent],
      [92, 60, '#F2C23C'],
      [140, 140, '#FBFBF2'],
      [210, 200, s.accent],
    ] as const)
      s.draw(s.at(x, y), [
        [round(6, 7, 13), '#C9B894'],
        [round(0, 0, 13), ink],
        [round(0, 0, 3), '#5A4A44'],
      ])
    for (const [x, y, size, turn] of [
      [-260, -250, 1, 1],
      [290, -60, 1.1, -1],
      [300, -330, 0.8, 1],
      [-700, -100, 1, 1],
    ] as const)
      s.draw({ ...s.at(x, y, size), scaleX: turn * size * s.unit }, [
        ['M-200 50Q-80 30 -30 12L-30 -2Q-90 10 -200 34z', '#8EC8E0'],
        ['M-44 -12Q20 -30 74 6Q20 30 -44 20z', '#0E4A80'],
        ['M-50 -22Q16 -40 70 -4Q16 22 -50 12z', '#FBFBF2'],
        ['M-20 -18Q10 -24 36 -6Q10 8 -20 6z', '#C98A4E'],
      ])
  },
})
