import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** The point to which the courses of both walls run. */
const EYE = [10, -6] as const

/** The near-upright edge of a wall where it bends out of sight: units across at a height. */
const edge = (side: number, y: number): number => (side < 0 ? -104 - -y * 0.05 : 128 + -y * 0.06)

/** Courses of a wall from its bend to the edge of the sheet, as thin wedges that run to the eye. */
const courses = (side: -1 | 1, shift: number): string =>
  Array.from({ length: 26 }, (_none, i) => {
    const y = -470 + i * 20.5 + shift
    const x = edge(side, y)
    const slope = (y - EYE[1]) / (x - EYE[0])
    const farX = side * 1600
    const farY = y + (farX - x) * slope
    const thick = 1.6 * (Math.abs(farX) / Math.abs(x))
    return `M${Math.round(x)} ${Math.round(y)}L${farX} ${Math.round(farY)}v${Math.round(thick + 6)}L${Math.round(x)} ${Math.round(y + 2)}z`
  }).join('')

/** Upright joints between the courses, staggered. */
const joints = (side: -1 | 1): string =>
  Array.from({ length: 25 }, (_none, i) => {
    const [y0, y1] = [-470 + i * 20.5, -470 + (i + 1) * 20.5]
    return [1.16, 1.42, 1.78, 2.26, 2.9, 3.8, 5, 6.6]
      .map((k) => {
        const far = k * (1 + (((i * 7) % 5) - 2) * 0.05)
        const at = (y: number): string => {
          const x = edge(side, y)
          return `${Math.round(EYE[0] + (x - EYE[0]) * far)} ${Math.round(EYE[1] + (y - EYE[1]) * far)}`
        }
        const wide = Math.round(2 + far)
        return `M${at(y0)}L${at(y1)}h${wide}L${at(y0)}z`
      })
      .join('')
  }).join('')

const TOWER_COURSES = Array.from({ length: 21 }, (_none, i) => {
  const y = -14 - i * 18
  const half = 92 - i * 2
  return `M${-half} ${y}q${half} 14 ${2 * half} 0v3q${-half} 14 ${-2 * half} 0z`
}).join('')

/** The conical tower: solid, without mortar, a little swollen. */
const TOWER: readonly GlyphPart[] = [
  ['M-96 10Q-92 -240 -48 -400Q0 -412 46 -400Q94 -240 98 10z', '#B5A590'],
  ['M30 -404L46 -400Q94 -240 98 10H48Q60 -240 30 -404z', '#867869'],
  [TOWER_COURSES, '#756859'],
]

/** Great Zimbabwe: the passage between two curving walls of dry stone, the conical tower at its end. */
export const stonePassage = landmark({
  name: 'stone-passage',
  palette: {
    ...PALETTES.arid,
    top: '#4A8CBC',
    middle: '#A4CAD2',
    horizon: '#F9E6C0',
    deep: '#2E2A2C',
    lightText: 'in the afternoon',
  },
  accent: '#DB4A2C',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A passage between two high curving walls of grey dry stone leads to a solid conical tower, trees over the walls, two people walking in the sun and shade',
  paint: (s) => {
    s.draw(s.at(0, 30), [['M-1600 10V-330H1600V10z', '#7E9A6A']])
    paintTreeCrowns(s, '#6E8E5A', 130, -250, '#56784C')
    s.draw(s.at(0, 0), [['M-260 30V-300Q0 -330 260 -300V30z', '#A39684']])
    s.draw(s.at(0, 0), [
      [
        Array.from(
          { length: 17 },
          (_none, i) => `M-260 ${-286 + i * 18}q260 -20 520 0v3q-260 -20 -520 0z`,
        ).join(''),
        '#877B6C',
      ],
    ])
    s.draw(s.at(40, 24, 0.96), TOWER)
    const wall = (side: -1 | 1): string => {
      const top = edge(side, -470)
      const base = edge(side, 40)
      const slopeUp = (-470 - EYE[1]) / (top - EYE[0])
      const slopeDown = (40 - EYE[1]) / (base - EYE[0])
      const far = side * 1600
      return `M${Math.round(base)} 40L${Math.round(top)} -470L${far} ${Math.round(-470 + (far - top) * slopeUp)}V${Math.round(40 + (far - base) * slopeDown)}z`
    }
    s.draw(s.at(0, 0), [
      ['M-1600 900V600L-104 34H128L1600 560V900z', '#D2B288'],
      ['M-104 34L-1600 600V900H-40Q-20 300 10 34z', '#9A8068'],
    ])
    s.draw(s.at(0, 0), [
      [wall(1), '#C6B69C'],
      [courses(1, 0), '#9A8B76'],
      [joints(1), '#9A8B76'],
      [wall(-1), '#7E7268'],
      [courses(-1, 0), '#5E544E'],
      [joints(-1), '#5E544E'],
    ])
    s.draw(s.at(-36, 96, 0.72), walker(0, '#F4EFE2', '#3A5A7A'))
    s.draw(s.at(96, 190, 1.1), pointer(0, s.accent, '#E9D6A6'))
  },
})
