import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const FLUTES = [-330, -290, -236, -200, -150, -96, -40, 10, 64, 120, 160, 216, 262, 310, 350]

/** The great red rock on its plain of spinifex, seen from the side where the sun goes down. */
export const redRock = landmark({
  name: 'red-rock',
  palette: {
    ...PALETTES.city,
    top: '#4A4A7C',
    middle: '#A87A9A',
    horizon: '#F2C6A6',
    lightText: 'a few minutes after sunset',
  },
  accent: '#F2D24A',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A long red rock with a flat top and fluted sides above a plain of spinifex, desert oaks at the edge',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintHills(s, '#8A5A72', 24, 8, 0.4)
    s.draw(s.at(0, 8, 1.06), [
      [
        'M-392 0C-388 -60 -372 -150 -330 -176C-290 -198 -200 -192 -120 -204C-20 -214 90 -206 190 -196C270 -190 336 -176 362 -120C378 -80 384 -30 392 0z',
        '#D9552E',
      ],
      [
        'M120 -204C220 -198 336 -176 362 -120C378 -80 384 -30 392 0H230C250 -60 240 -130 120 -204z',
        '#A83A30',
      ],
      [
        FLUTES.map(
          (x, i) =>
            `M${x} ${-150 - ((i * 29) % 40)}q${8 + (i % 3) * 6} 70 ${-4 + (i % 4) * 6} ${140 + ((i * 29) % 40)}l-9 0q0 -80 ${-3 + (i % 3) * 4} ${-140 - ((i * 29) % 40)}z`,
        ).join(''),
        '#8C2E32',
      ],
      ['M-350 -150q90 -34 230 -40q150 -8 300 8l-6 8q-150 -12 -290 -4q-140 6 -226 40z', '#F08A50'],
      [
        'M-130 -120q20 -16 44 0q-16 30 -40 18zM60 -84q18 -10 30 4q-12 18 -30 8zM-250 -70q16 -10 30 2q-10 18 -28 10z',
        '#6E2430',
      ],
    ])
    paintGroundMist(s, 50, 0.5, '#E8A07A')
    paintOpenGround(s, '#C86A3E', '#E8B868', -4)
    for (const [share, size, count, ink] of [
      [0.1, 14, 40, '#A8A050'],
      [0.3, 26, 26, '#C4B45A'],
      [0.58, 44, 17, '#DCC668'],
      [0.9, 70, 12, '#B59A4A'],
    ] as const) {
      let tufts = ''
      for (let index = 0; index < count; index += 1) {
        const x = (width * (index + canvas.random(-0.4, 0.4))) / count
        const y = groundY + (height - groundY) * share + canvas.random(-14, 14) * unit
        const r = size * canvas.random(0.7, 1.2) * unit
        for (const lean of [-0.9, -0.45, 0, 0.45, 0.9])
          tufts += outline`M${x - r * 0.16} ${y}L${x + lean * r} ${y - r * (1 - Math.abs(lean) * 0.4)}L${x + r * 0.16} ${y}z`
      }
      addPath(canvas, tufts, ink)
    }
    for (const [across, size] of [
      [-330, 1.2],
      [-262, 0.8],
      [330, 0.66],
    ] as const)
      s.draw(s.at(across, 96, size), [
        ['M-6 0q-2 -120 -4 -210h10q2 110 6 210z', '#3A2438'],
        [
          'M-4 -330q-46 60 -40 150q-14 40 4 70l12 -50l6 70l14 -60l8 66l14 -70l10 60q14 -40 2 -90q4 -90 -30 -146z',
          '#4E5A4A',
        ],
        ['M-4 -330q26 60 26 160l8 40q14 -40 2 -90q4 -70 -36 -110z', '#39423E'],
      ])
    s.draw(s.atDepth(120, 0.5, 0.5), [
      ['M-10 0q-4 -40 10 -52q14 12 10 52zM30 0q-4 -34 9 -44q12 10 9 44z', s.accent],
    ])
  },
})
