import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BLACK = '#1E2A2C'
const WHITE = '#FBF6E4'
const GREY = '#CBD3C0'

/** Jointed stems from above the sheet to the ground, leaves at some of their joints. */
function paintStems(
  s: LandmarkContext,
  ink: string,
  leaf: string,
  thick: number,
  count: number,
  foot: number,
): void {
  const { canvas, width, height, unit } = s
  let [stems, leaves] = ['', '']
  for (let index = 0; index < count; index += 1) {
    const x = (width * (index + canvas.random(0.1, 0.9))) / count
    const wide = thick * canvas.random(0.8, 1.2) * unit
    const step = canvas.random(90, 130) * unit
    for (let y = height * foot; y > -step; y -= step) {
      stems += outline`M${x - wide / 2} ${y}v${-step + 4 * unit}h${wide}v${step - 4 * unit}z`
      if (canvas.random() < 0.34) {
        const side = canvas.random() < 0.5 ? -1 : 1
        for (const [across, down] of [
          [70, 10],
          [62, 40],
          [40, 60],
        ] as const)
          leaves += outline`M${x} ${y}q${side * across * 0.4 * unit} ${(down - 26) * unit} ${side * across * unit} ${down * unit}q${side * -across * 0.6 * unit} ${(6 - down * 0.3) * unit} ${side * -across * unit} ${-down * unit}z`
      }
    }
  }
  addPath(canvas, stems, ink)
  addPath(canvas, leaves, leaf)
}

/** A giant panda that sits eating in a bamboo grove. */
export const pandaBamboo = landmark({
  name: 'panda-bamboo',
  palette: {
    ...PALETTES.forest,
    top: '#C4D49A',
    middle: '#DCE4AE',
    horizon: '#F2F0C8',
    lightText: 'in the light of a bamboo grove',
  },
  accent: '#E8C23A',
  ground: 0.76,
  sun: null,
  clouds: null,
  mist: '#C4D49A',
  altText: 'A giant panda sitting among tall bamboo stems, eating a leafy shoot that it holds in one paw',
  paint: (s) => {
    const { canvas, height, groundY } = s
    paintSheet(s, '#C4D49A')
    sprayBand(canvas, '#F4F2D0', groundY, height * 0.1, 0.9)
    paintStems(s, '#A9C284', '#B4CC8C', 13, 26, 0.76)
    paintStems(s, '#7FA866', '#8CB46E', 19, 13, 0.78)
    paintOpenGround(s, '#6E9A58', '#9ABC74', -10)
    paintStems(s, '#4E8A54', '#5E9A5A', 26, 6, 0.8)
    s.draw(s.at(10, 100, 1.5), [
      ['M-112 0q-30 -120 40 -176h144q70 60 40 176z', WHITE],
      ['M30 -176h42q70 60 40 176h-60q40 -90 -22 -176z', GREY],
      ['M-104 -150q-20 50 4 110q40 40 96 10l-8 -34q-40 6 -50 -20l16 -70z', BLACK],
      ['M104 -150q36 40 30 84q-10 40 -60 34l-70 -20l10 -34l58 4l-20 -50z', BLACK],
      [
        'M-136 30q-16 -60 34 -76q60 -4 76 50q6 40 -40 44q-50 2 -70 -18zM136 30q16 -60 -34 -76q-60 -4 -76 50q-6 40 40 44q50 2 70 -18z',
        BLACK,
      ],
      [
        'M-116 26q-4 -40 26 -40q32 4 32 40q-28 18 -58 0zM116 26q4 -40 -26 -40q-32 4 -32 40q28 18 58 0z',
        '#4A5450',
      ],
      ['M-92 -226q-6 -40 26 -46q26 0 34 24zM92 -226q6 -40 -26 -46q-26 0 -34 24z', BLACK],
      ['M-92 -196q0 -78 92 -78t92 78q-6 64 -92 66q-86 -2 -92 -66z', WHITE],
      ['M40 -262q52 16 52 66q-6 64 -92 66q70 -30 40 -132z', GREY],
      [
        'M-60 -206q10 -32 38 -22q10 24 -12 40q-28 8 -26 -18zM60 -206q-10 -32 -38 -22q-10 24 12 40q28 8 26 -18z',
        BLACK,
      ],
      ['M-40 -206a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM26 -206a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z', '#FFFFFF'],
      [
        'M-16 -176q16 -12 32 0q-4 16 -16 18q-12 -2 -16 -18zM-2 -160h4v12h-4zM-18 -146q18 12 36 0l-2 6q-16 10 -32 0z',
        BLACK,
      ],
      ['M44 -42l-34 -120l9 -3l36 122z', '#5E9A3E'],
      [
        'M18 -142q-50 20 -84 -2q40 -26 88 -8zM24 -128q40 -40 84 -26q-24 34 -80 36zM34 -96q50 -16 76 8q-36 20 -74 2z',
        '#7ABC4E',
      ],
      ['M26 -120q-34 4 -54 26q36 8 58 -14z', s.accent],
    ])
    paintStems(s, '#2E5E42', '#2E5E42', 44, 2, 1.05)
  },
})
