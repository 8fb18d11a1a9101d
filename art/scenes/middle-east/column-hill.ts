import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** Cubes of pale stone in rows up a hillside, which the function of height bends. */
const cubes = (
  base: number,
  rise: (x: number) => number,
  size: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] =>
  Array.from({ length: Math.ceil(2300 / size) }, (_none, i): readonly GlyphPart[] => {
    const x = -1300 + i * size
    const y = base - rise(x) + ((i * 13) % 14)
    const tall = size * (0.7 + ((i * 29) % 40) / 70)
    return [
      ...solid(x, y, size * 0.96, tall, lit, shade, 0.32),
      [panes(x - size * 0.3, x + size * 0.06, 3, y - tall * 0.34, size * 0.1, size * 0.18), '#6E5A60'],
      ...(i % 5 === 2
        ? [[block(x - size * 0.2, y - tall, size * 0.26, size * 0.2), '#F6F0E4'] as const]
        : []),
    ]
  }).flat()

/** Two great columns on the citadel, hills of stone houses all round, the steps of a theatre below. */
export const columnHill = landmark({
  name: 'column-hill',
  palette: {
    ...PALETTES.gold,
    top: '#C4A48E',
    middle: '#E8C8A0',
    horizon: '#FCE6BE',
    deep: '#4A3230',
    lightText: 'as the day cools',
  },
  accent: '#2F8C6A',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'Two tall broken columns with a piece of their beam on a hilltop, hills of pale stone houses all round, the half-circle of a Roman theatre cut in the slope below',
  paint: (s) => {
    const { canvas, height, width, groundY, unit } = s
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#D9B48C')
    const hill = (x: number): number =>
      120 * Math.exp(-(((x + 120) / 420) ** 2)) +
      60 * Math.exp(-(((x - 420) / 260) ** 2)) +
      60 * Math.exp(-(((x + 820) / 300) ** 2))
    s.draw(s.at(0, 30), cubes(-40, hill, 40, '#EBD0AA', '#C9A484'))
    s.draw(
      s.at(0, 40),
      cubes(0, (x) => hill(x) * 0.8, 48, '#F4DCB4', '#C49C7C'),
    )
    s.draw(s.at(170, -46), [
      [block(0, 0, 12, 110) + dome(0, -110, 8, 18), '#FBF2E0'],
      [dome(-46, 0, 34, 36), s.accent],
    ])
    s.draw(
      s.at(0, 60),
      cubes(50, (x) => hill(x) * 0.5, 60, '#EBCBA0', '#B88E70'),
    )
    s.draw(s.at(120, 180), [
      ['M-230 60Q-220 -90 0 -96T230 60z', '#C9A282'],
      [
        [0, 1, 2, 3, 4, 5, 6]
          .map(
            (i) =>
              `M${-222 + i * 26} 56Q${-212 + i * 26} ${-84 + i * 18} 0 ${-90 + i * 18}T${222 - i * 26} 56h-8Q${204 - i * 26} ${-78 + i * 18} 0 ${-82 + i * 18}T${-214 + i * 26} 56z`,
          )
          .join(''),
        '#FBE9C8',
      ],
      ['M-60 60q10 -30 60 -32t60 32z', '#8E6A5A'],
      ['M-4 -92h8L20 30h-40z', '#A8806A'],
    ])
    s.draw(
      s.at(0, 220),
      cubes(60, (x) => 20 + 30 * Math.sin(x / 210), 84, '#F6DEB8', '#B88C70'),
    )
    s.draw(s.atDepth(0, 1), [
      ['M-1500 60v-230q500 -50 1000 -60q500 -10 1700 70v220z', '#B98E6A'],
      ['M-1500 -170q500 -50 1000 -60q500 -10 1700 70v22q-1200 -80 -1700 -66q-500 10 -1000 60z', '#F2D8AA'],
      ['M-330 -170h90v40h-90zM180 -150h120v36h-120z', '#D9B48C'],
    ])
    const foot = { ...s.atDepth(-110, 1, 1.1), y: height - 200 * unit }
    s.draw(foot, [
      ...[-80, 60].flatMap((x): readonly GlyphPart[] => [
        [block(x, 0, 76, 26) + block(x, -26, 60, 12), '#E3C090'],
        [`M${x - 25} -38L${x - 21} -440H${x + 21}L${x + 25} -38z`, '#FBE3B8'],
        [`M${x + 8} -38L${x + 7} -440H${x + 21}L${x + 25} -38z`, '#B4886A'],
        [`M${x - 24} -150h49v4h-49zM${x - 23} -270h47v4h-47zM${x - 22} -370h44v3h-44z`, '#B4886A'],
        [`M${x - 22} -440q-16 -14 -14 -46h72q2 32 -14 46z`, '#E8C898'],
      ]),
      ['M-120 -486H104v-34l-14 -6l-10 8l-18 -6H-100l-8 8l-12 -4z', '#FBE3B8'],
      ['M-120 -496H104v-6H-120z', '#B4886A'],
      ['M60 -486h44v-34l-14 -6l-10 8l-18 -6z', '#C49C7A'],
    ])
    s.draw({ ...s.atDepth(190, 1, 1.1), y: height - 176 * unit }, [
      ...sitter(0, '#F6EAD2', '#3E4A6A'),
      ...sitter(54, s.accent, '#3A2E3A'),
    ])
  },
})
