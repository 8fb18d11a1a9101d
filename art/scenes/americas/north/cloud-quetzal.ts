import { addLine, addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Left edges of the feet on the bough. */
const TOES = [-32, 47] as const

/** A quetzal on a mossy bough in the cloud forest, a hanging bridge in the mist below. */
export const cloudQuetzal = landmark({
  name: 'cloud-quetzal',
  palette: {
    ...PALETTES.monsoon,
    top: '#9AC0AC',
    middle: '#C4D9C0',
    horizon: '#EEF0DC',
    deep: '#16402E',
    lightText: 'in the cloud',
  },
  accent: '#D8302E',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A green and red quetzal with tail streamers on a mossy bough hung with orchids, cloud forest and a hanging footbridge in the mist behind it',
  paint: (s) => {
    const { canvas, height, groundY, unit } = s
    paintSheet(s, '#B4D0BC')
    sprayBand(canvas, '#F4F4E4', 0, height * 0.5, 0.8)
    paintTreeCrowns(s, '#A4C4AC', 130, -280)
    sprayBand(canvas, '#EEF0DC', groundY - 200 * unit, groundY - 420 * unit, 0.8)
    const [endY, sag] = [groundY - 390 * unit, 90 * unit]
    const rope = (lift: number): string =>
      outline`M-20 ${endY - lift * unit}Q${s.width / 2} ${endY + 2 * sag - lift * unit} ${s.width + 20} ${endY - lift * unit}`
    addLine(canvas, rope(0), '#6E9482', 7 * unit)
    addLine(canvas, rope(40), '#6E9482', 3 * unit)
    let hangers = ''
    for (let share = 0.01; share < 1; share += 0.034)
      hangers += outline`M${s.width * share} ${endY + sag * 4 * share * (1 - share) - 40 * unit}v${40 * unit}h${3 * unit}v${-40 * unit}z`
    addPath(canvas, hangers, '#6E9482')
    paintTreeCrowns(s, '#7EAA8E', 120, -100)
    sprayBand(canvas, '#E3ECD6', groundY, groundY - 240 * unit, 0.8)
    paintTreeCrowns(s, '#4E8A66', 110, 90)
    paintTreeCrowns(s, '#2E6A4A', 120, 240)
    sprayBand(canvas, '#16402E', height, height * 0.8, 0.8)
    addLine(
      canvas,
      outline`M${-20} ${groundY - 170 * unit}Q${s.x - 200 * unit} ${groundY - 230 * unit} ${s.x + 20 * unit} ${groundY - 190 * unit}T${s.width + 20} ${groundY - 290 * unit}`,
      '#5A4A3A',
      34 * unit,
    )
    s.draw(s.at(0, -190), [
      [
        Array.from(
          { length: 40 },
          (_none, i) =>
            `M${-440 + i * 22} ${-10 - ((i * 7) % 12)}q10 -24 22 0q2 ${20 + ((i * 37) % 50)} -8 ${30 + ((i * 29) % 60)}q-12 -30 -14 -30z`,
        ).join(''),
        '#6E9A4E',
      ],
    ])
    s.draw(s.at(-20, -220, 1.25), [
      [
        'M10 -30q-6 150 -50 330q-10 60 -30 90q14 -110 30 -210q10 -110 14 -210zM26 -30q20 150 -10 320q-6 70 -24 120q0 -130 6 -230q0 -110 4 -210z',
        '#1E8A6A',
      ],
      ['M16 -30q4 150 -28 300l-8 0q24 -140 16 -300z', '#4EC49A'],
      ['M-30 -50q-8 40 -2 58h16q10 -20 8 -50zM44 -64q-2 46 4 68h12q10 -26 6 -68z', '#1E8A6A'],
      [
        TOES.map(
          (x) => `M${x} 2q-7 4 -6 22q5 5 7 -1q0 -8 3 -10l1 12q5 5 7 0l1 -12q3 2 3 8q4 5 6 -1q0 -15 -7 -18z`,
        ).join(''),
        '#7A7468',
      ],
      ['M-30 -30q-30 -90 10 -150q40 -40 80 -10q30 60 4 130q-30 50 -94 30z', '#1E8A6A'],
      ['M-34 -60q-16 -50 4 -96q30 -6 40 20q10 60 -10 106q-24 6 -34 -30z', s.accent],
      ['M20 -170q50 0 54 40q6 60 -34 120q-30 -10 -34 -60q-4 -60 14 -100z', '#14705A'],
      ['M34 -160l26 30l-18 -4zM34 -130l30 36l-22 -6zM32 -100l26 40l-20 -10z', '#4EC49A'],
      ['M-28 -170q-14 -50 26 -70q50 -6 60 40q0 40 -40 50q-36 0 -46 -20z', '#2AA47A'],
      ['M-14 -236q16 -34 40 -24q20 4 26 30q-34 -10 -66 -6z', '#4EC49A'],
      ['M-26 -206q-24 0 -30 18q16 6 34 0z', '#F2C23C'],
      ['M-8 -206a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', '#14201C'],
      ['M-2 -208a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', '#FFFFFF'],
    ])
    s.draw(s.at(210, -230), [
      [
        'M-34 60q-20 -20 -30 4q10 20 30 6q4 24 24 12q4 -20 -14 -20q16 -14 2 -26q-16 4 -12 24zM14 40q-20 -20 -30 4q10 20 30 6q4 24 24 12q4 -20 -14 -20q16 -14 2 -26q-16 4 -12 24z',
        '#E39ACC',
      ],
    ])
  },
})
