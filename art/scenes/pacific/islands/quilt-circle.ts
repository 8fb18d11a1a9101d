import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#8A5238'

/** A leaf of the pattern: it points away from the middle at the given turn. */
function petal(turn: number, from: number, to: number, half: number, bend = 0): string {
  const at = (radius: number, side: number): string => {
    const a = turn + (bend * radius) / to
    const r = (value: number): number => Math.round(value)
    return `${r(Math.cos(a) * radius - Math.sin(a) * side)} ${r(Math.sin(a) * radius + Math.cos(a) * side)}`
  }
  const middle = (from + to) / 2
  return `M${at(from, 0)}Q${at(middle, -half)} ${at(to, 0)}Q${at(middle, half)} ${at(from, 0)}z`
}

const ring = (count: number, shift: number, from: number, to: number, half: number, bend = 0): string =>
  Array.from({ length: count }, (_none, i) =>
    petal(((i + shift) * 2 * Math.PI) / count, from, to, half, bend),
  ).join('')

/** Someone seen from above who leans in to sew, head downwards in the drawing; a crown of flowers on black hair. */
const sewer = (dress: string, light: string, flower: string): readonly GlyphPart[] => [
  ['M-96 -70Q-90 -150 0 -160Q90 -150 96 -70Q60 -10 0 -14Q-60 -10 -96 -70z', dress],
  [
    'M-60 -110a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM30 -120a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM-12 -134a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM58 -70a11 11 0 1 0 22 0a11 11 0 1 0 -22 0zM-86 -66a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z',
    light,
  ],
  ['M-84 -50Q-96 10 -40 54L-22 42Q-56 4 -52 -50zM84 -50Q96 10 44 60L26 46Q56 4 52 -50z', SKIN],
  [round(-30, 54, 13) + round(34, 60, 13), SKIN],
  [round(0, -34, 40), '#231A22'],
  [
    Array.from({ length: 9 }, (_none, i) =>
      round(
        Math.round(Math.cos((i * Math.PI * 2) / 9) * 38),
        Math.round(-34 + Math.sin((i * Math.PI * 2) / 9) * 38),
        12,
      ),
    ).join(''),
    flower,
  ],
  [
    Array.from({ length: 9 }, (_none, i) =>
      round(
        Math.round(Math.cos((i * Math.PI * 2) / 9) * 38),
        Math.round(-34 + Math.sin((i * Math.PI * 2) / 9) * 38),
        4,
      ),
    ).join(''),
    '#F2C23C',
  ],
]

/** Tīvaevae in the Cook Islands: a quilt of great leaves and flowers from above, four women sewing at its edges. */
export const quiltCircle = landmark({
  name: 'quilt-circle',
  palette: { ...PALETTES.noon, lightText: 'early in the morning' },
  accent: '#F27E2E',
  mist: '#E8C9A0',
  ground: 0.5,
  focus: { narrow: 0.5, wide: 0.62 },
  sun: null,
  clouds: null,
  altText:
    'A white quilt with a great pattern of leaves and red flowers seen from above on a floor of mats, four women with crowns of flowers sewing along its edges',
  paint: (s) => {
    paintSheet(s, '#D2A868')
    let weave = ''
    for (let i = -24; i <= 24; i += 1)
      weave += `M${i * 64 - 14} -760h7v1600h-7zM-1600 ${i * 64 - 14}h3200v7H-1600z`
    s.draw(s.at(0, 0), [
      [weave, '#B98C50'],
      ['M-352 -380L340 -396L372 360L-336 388z', '#9A7040'],
      ['M-340 -390L330 -404L356 350L-344 376z', '#FBF3E4'],
      ['M-312 -362L304 -374L328 322L-316 348zM-296 -346L-300 332L312 306L290 -358z', '#1F7A6E'],
    ])
    s.draw(s.at(4, -14, 1.02), [
      [ring(8, 0.5, 50, 286, 46, 0.16), '#1F7A6E'],
      [ring(8, 0.5, 96, 220, 12, 0.16), '#FBF3E4'],
      [ring(8, 0, 120, 262, 38), '#C92E3E'],
      [ring(8, 0, 150, 226, 10), '#F7C4B4'],
      [ring(4, 0.5, 270, 384, 40, 0.1), '#C92E3E'],
      [ring(16, 0.25, 40, 128, 20), '#2E9A7E'],
      [ring(8, 0, 14, 92, 26), '#C92E3E'],
      [round(0, 0, 24), s.accent],
      [round(0, 0, 10), '#FBF3E4'],
    ])
    const sit = (across: number, down: number, turn: number, parts: readonly GlyphPart[]): void => {
      const at = s.at(across, down, 1.12)
      s.canvas.shapes.push(`<g transform="rotate(${turn} ${Math.round(at.x)} ${Math.round(at.y)})">`)
      s.draw(at, parts)
      s.canvas.shapes.push('</g>')
    }
    sit(-150, -372, -6, sewer('#2E6AA8', '#A9D0E4', '#FBF6E8'))
    sit(170, -384, 8, sewer('#7A3E8E', '#E4B4DC', '#F2A0B4'))
    sit(-330, 150, -84, sewer('#C9402E', '#F7C48E', '#FBF6E8'))
    sit(150, 386, 174, sewer('#2E8E62', '#B4E0A8', '#F2C8D4'))
    s.draw(s.at(-150, 410, 1), [
      ['M-70 0a56 40 0 1 0 112 0a56 40 0 1 0 -112 0z', '#7A5630'],
      ['M-58 -4a44 30 0 1 0 88 0a44 30 0 1 0 -88 0z', '#B98C50'],
      [round(-30, -8, 15), '#C92E3E'],
      [round(2, -14, 14), '#1F7A6E'],
      [round(-6, 10, 13), '#F4E4C8'],
    ])
  },
})
