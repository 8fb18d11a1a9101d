import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { spray } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** The Strip by night from across the fountains: lit towers, a wheel, a sphere, a beam into the sky. */
export const neonStrip = landmark({
  name: 'neon-strip',
  palette: {
    ...PALETTES.night,
    top: '#140F34',
    middle: '#3A2266',
    horizon: '#C2527E',
    deep: '#0E0A26',
    lightText: 'after midnight',
  },
  accent: '#FFD23A',
  ground: 0.62,
  sun: null,
  clouds: null,
  mist: '#E88AA8',
  altText:
    'Lit hotel towers, a big wheel, a glowing sphere and a beam of light from a pyramid, fountains leaping from a lake in front, by night',
  lightText: 'after midnight',
  paint: (s) => {
    const { canvas, groundY, unit, x } = s
    paintHills(s, '#4A2A5E', 90, 40, 0)
    spray(
      canvas,
      outline`M${x - 326 * unit} ${groundY - 120 * unit}L${x - 420 * unit} 0h${200 * unit}L${x - 314 * unit} ${groundY - 120 * unit}z`,
      '#FFF4C8',
      [0, groundY - 120 * unit, 0, 0],
      0.95,
    )
    s.draw(s.at(0, 4), [
      [peak(-320, 0, 220, 128), '#2A1E44'],
      ['M-320 -128L-210 0H-290z', '#1A1232'],
      ...[
        [-200, 60, 180],
        [-136, 56, 250],
        [60, 70, 230],
        [140, 60, 300],
        [-70, 80, 150],
        [380, 90, 220],
        [470, 80, 160],
        [-470, 90, 190],
        [-570, 80, 150],
        [-680, 90, 210],
        [-800, 80, 160],
        [-930, 100, 220],
        [580, 90, 200],
      ].flatMap(([tx = 0, wide = 60, tall = 100], i) => [
        ...solid(
          tx,
          0,
          wide,
          tall,
          ['#B4468A', '#5E4AA8', '#D9683E', '#3E6AA8'][i % 4] ?? '#5E4AA8',
          '#2E1E52',
          0.36,
        ),
        [panes(tx - wide * 0.34, tx + wide * 0.06, 4, -14, 4, tall - 30), '#FFD98C'] as const,
        [
          `M${tx - wide / 2 - 3} ${-tall}h${wide + 6}v-8h${-wide - 6}z`,
          i % 2 === 0 ? '#F25AA8' : '#5AD8E8',
        ] as const,
      ]),
      [round(250, -120, 100) + round(250, -120, 90), '#F25AA8'],
      [round(250, -120, 90), '#241A48'],
      [
        Array.from(
          { length: 8 },
          (_none, i) =>
            `M250 -120L${250 + 90 * Math.cos((i * Math.PI) / 4)} ${-120 + 90 * Math.sin((i * Math.PI) / 4)}l3 4z`,
        ).join('') +
          Array.from({ length: 16 }, (_none, i) =>
            round(250 + 95 * Math.cos((i * Math.PI) / 8), -120 + 95 * Math.sin((i * Math.PI) / 8), 6),
          ).join(''),
        '#FFD98C',
      ],
      ['M246 -120L210 0h12l28 -104l28 104h12z', '#8A5AA8'],
      [`${block(-20, 0, 16, 340)}M-46 -330q26 -16 52 0l-8 22h-36z`, '#C9B4E0'],
      [block(-20, -340, 3, 60), '#F25AA8'],
      [dome(-20, 0, 78, 116), '#E8662E'],
      ['M-20 -116C24 -116 58 -70 58 0H10C30 -50 14 -100 -20 -116z', '#A83A5A'],
      [
        'M-50 -62a10 12 0 1 0 20 0a10 12 0 1 0 -20 0zM-16 -62a10 12 0 1 0 20 0a10 12 0 1 0 -20 0zM-54 -34q32 30 60 0q-30 10 -60 0z',
        s.accent,
      ],
    ])
    s.draw(s.at(0, 6), [
      ['M-1400 0h2500v-16h-2500z', '#2A1C4A'],
      [Array.from({ length: 62 }, (_none, i) => round(-1380 + i * 40, -10, 4)).join(''), '#FFE3A8'],
    ])
    paintWater(s, '#2E2262', 4, '#E0608C', null)
    paintMirrorBars(s, '#F25AA8', 250, 6, 70, 8)
    paintMirrorBars(s, '#FFB46A', -30, 6, 60, 8)
    paintMirrorBars(s, '#5AD8E8', 130, 6, 40, 7)
    let jets = ''
    for (let index = -6; index <= 6; index += 1) {
      const [left, base, tall] = [
        x + index * 54 * unit,
        groundY + (124 - index * index * 1.2) * unit,
        (230 - Math.abs(index) * 16 - (index % 2 === 0 ? 0 : 60)) * unit,
      ]
      jets += outline`M${left - 3 * unit} ${base}Q${left - 2 * unit} ${base - tall} ${left + 6 * unit} ${base - tall}Q${left + 22 * unit} ${base - tall * 0.96} ${left + 26 * unit} ${base - tall * 0.6}Q${left + 16 * unit} ${base - tall * 0.9} ${left + 8 * unit} ${base - tall * 0.88}Q${left + 5 * unit} ${base - tall * 0.5} ${left + 5 * unit} ${base}z`
    }
    addPath(canvas, jets, '#FFF6E8')
    s.draw(s.atDepth(0, 1), [
      ['M-1400 30v-66h2500v66z', '#1A1234'],
      ['M-1400 -36h2500v-8h-2500z', '#8A5A9A'],
    ])
    s.draw(s.atDepth(-200, 0.98, 1.2), [...person(0, '#5A3A7A'), ...person(44, '#C2527E')])
    s.draw(s.atDepth(150, 0.98, 1.2), pointer(0, '#3E6AA8', '#F6E2B4'))
  },
})
