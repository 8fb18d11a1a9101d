import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SHIRTS = ['#F2C23C', '#3E8CA8', '#F6EAD2', '#8A5A9A', '#5EA46A', '#E88A6A'] as const
const HELMETS = ['#F6EAD2', '#2F5A8C', '#E8A23C', '#3E3A4A', '#8EC4B4'] as const

/** A scooter and its rider from the front. */
const scooter = (x: number, y: number, size: number, index: number): readonly GlyphPart[] =>
  (
    [
      ['M-7 0v-34h14v34z', '#1E1A24'],
      [
        'M-22 -20q-2 -40 22 -46q24 6 22 46q-22 14 -44 0z',
        SHIRTS[(index * 5 + 1) % SHIRTS.length] ?? '#3E8CA8',
      ],
      ['M-8 -50a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', '#FFF3C8'],
      ['M-44 -76l30 8h28l30 -8l2 6l-30 12h-32l-30 -12z', '#2A2430'],
      ['M-28 -66q-6 -54 12 -62h32q18 8 12 62l-14 4h-28z', SHIRTS[index % SHIRTS.length] ?? '#F2C23C'],
      [
        'M-24 -118l-22 40l8 6l20 -28zM24 -118l22 40l-8 6l-20 -28z',
        SHIRTS[index % SHIRTS.length] ?? '#F2C23C',
      ],
      ['M-13 -140a13 14 0 1 0 26 0a13 14 0 1 0 -26 0z', '#9A6448'],
      ['M-13 -138h26v10q-13 8 -26 0z', '#E3ECEC'],
      ['M-17 -142q0 -22 17 -22t17 22z', HELMETS[index % HELMETS.length] ?? '#F6EAD2'],
    ] as const
  ).map(([path, ink]) => [shift(path, x, y, size), ink] as const)

/** Moves a figure of absolute starts and relative lines. */
const shift = (path: string, x: number, y: number, size: number): string =>
  path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_all, letter: string, rest: string) => {
    if (letter === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, dx = 0, dy = 0] = (
        rest.match(/-?[\d.]+/g) ?? []
      ).map(Number)
      return `a${rx * size} ${ry * size} ${turn} ${large} ${sweep} ${dx * size} ${dy * size}`
    }
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(
      (value, index) => Number(value) * size + (letter === 'M' ? (index % 2 === 0 ? x : y) : 0),
    )
    return letter + numbers.join(' ')
  })

/** A tide of scooters, face on, before the red cathedral. */
export const scooterTide = landmark({
  name: 'scooter-tide',
  palette: {
    ...PALETTES.gold,
    top: '#8AB4B4',
    middle: '#D3D6B8',
    horizon: '#FBE3B0',
    lightText: 'at the evening rush',
  },
  accent: '#E2402C',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Dozens of scooters coming straight on, their riders in helmets of all colours, the two towers of a red brick cathedral and trees behind',
  paint: (s) => {
    const { canvas, groundY, height, width } = s
    s.draw(s.at(0, 6), [
      ...solid(0, 0, 130, 160, '#C8705A', '#8E4A48', 0.2),
      [peak(0, -160, 130, 70), '#C8705A'],
      ...solid(-86, 0, 66, 240, '#D9826A', '#8E4A48', 0.36),
      ...solid(86, 0, 66, 240, '#D9826A', '#8E4A48', 0.36),
      [peak(-86, -240, 70, 120) + peak(86, -240, 70, 120), '#8A94A4'],
      [block(-86, -356, 3, 24) + block(86, -356, 3, 24), '#5A5E6E'],
      [
        arches(-98, -74, 2, -160, 16, 50) +
          arches(74, 98, 2, -160, 16, 50) +
          arches(-98, -74, 2, -60, 16, 60) +
          arches(74, 98, 2, -60, 16, 60) +
          arches(0, 0, 1, 0, 46, 84),
        '#5A3440',
      ],
      [round(0, -126, 20), '#F6E3BC'],
    ])
    paintTreeCrowns(s, '#5E9060', 60, 10)
    paintGroundMist(s, 90, 0.5)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#7E767C')
    for (const [down, size, step] of [
      [14, 0.3, 34],
      [36, 0.42, 46],
      [70, 0.6, 66],
      [118, 0.86, 96],
      [190, 1.2, 136],
      [300, 1.7, 196],
      [460, 2.4, 280],
    ] as const)
      s.draw(
        s.at(0, down),
        Array.from({ length: Math.ceil(2100 / step) }, (_none, i) => {
          const index = i * 7 + down
          return scooter(-1280 + i * step + ((i * 31 + down) % 20), ((i * 17) % 14) * size, size, index)
        })
          .flat()
          .filter((_part, i) => size > 0.5 || i % 9 === 0 || i % 9 === 4 || i % 9 === 1 || i % 9 === 8),
      )
    s.draw(s.at(-60, 300, 1.7), [['M-17 -142q0 -22 17 -22t17 22z', s.accent]])
  },
})
