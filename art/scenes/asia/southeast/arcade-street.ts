import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintLanterns } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const INKS = [
  ['#F2B84E', '#B4742E'],
  ['#7EB4B0', '#4A7E84'],
  ['#E88A7A', '#A8504E'],
  ['#FBF0DC', '#C4B4AC'],
  ['#8AA8CC', '#56729A'],
] as const

/** A shophouse of two floors over its arcade: plaster garlands, three tall shuttered windows, a curved gable. */
const shophouse = (x: number, index: number): readonly GlyphPart[] => {
  const [lit, shade] = INKS[index % INKS.length] ?? INKS[0]
  return [
    ...solid(x, 0, 178, 380 + (index % 2) * 26, lit, shade, 0.1),
    [
      index % 2 === 0
        ? `M${x - 89} -380q40 -10 50 -40q38 -40 78 0q10 30 50 40z`
        : `M${x - 89} -406h178l-20 -30h-138z`,
      lit,
    ],
    [arches(x - 2, x - 2, 1, 0, 130, 150), '#4A3440'],
    [arches(x - 50, x + 50, 3, -190, 34, 120), '#FFF6E0'],
    [panes(x - 50, x + 50, 3, -190, 26, 96), index % 3 === 0 ? '#3E7A6A' : '#8A4A3E'],
    [
      [-290, -282, -274, -266, -258, -250, -242, -234, -226, -218, -210]
        .map((y) => [-50, 0, 50].map((p) => `M${x + p - 12} ${y + 4}h24v-2h-24z`).join(''))
        .join(''),
      '#FFF6E0',
    ],
    [`M${x - 92} -170h184v-12h-184zM${x - 92} -340h184v-9h-184z`, '#FFF6E0'],
    [round(x - 60, -362, 7) + round(x, -362, 9) + round(x + 60, -362, 7), '#FFF6E0'],
    [block(x - 89, 0, 12, 380) + block(x + 89, 0, 12, 380), '#FFF6E0'],
    [block(x, 0, 60, 96), '#6E4A3E'],
  ]
}

/** Old town shophouses over a covered way, a motorcycle with its sidecar, paper lanterns across the street. */
export const arcadeStreet = landmark({
  name: 'arcade-street',
  palette: {
    ...PALETTES.monsoon,
    top: '#7EB4C0',
    middle: '#C4DCCC',
    horizon: '#F6EACB',
    lightText: 'before the noon heat',
  },
  accent: '#E2402C',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A row of coloured two-storey shophouses with plaster garlands and shutters over an arcade, lanterns across the street, a motorcycle with a sidecar passing',
  paint: (s) => {
    s.draw(s.at(0, 4), Array.from({ length: 12 }, (_none, i) => shophouse(-1260 + i * 180, i)).flat())
    paintPaving(s, '#C9B4A0', '#A08C82')
    paintLanterns(s, s.accent, '#4A3440', 470, 17, 11)
    s.draw(s.atDepth(30, 0.5, 1.15), [
      [
        'M-150 -14a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM30 -14a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM110 -10a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z',
        '#241E2A',
      ],
      ['M-136 -14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM44 -14a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z', '#A9A4A8'],
      ['M-110 -20l20 -40h60l16 20l40 -24l20 4l10 40h-30l-20 -14l-40 30h-60z', '#2F6A8C'],
      ['M-70 -66q-4 -50 12 -58h22q12 10 8 60z', '#F6EAD2'],
      ['M-40 -118l44 34l-6 8l-44 -26zM-64 -62l40 4l10 40h-12l-10 -28h-34z', '#F6EAD2'],
      ['M-60 -138a13 14 0 1 0 26 0a13 14 0 1 0 -26 0z', '#7A4632'],
      ['M-64 -140q4 -18 18 -18t18 18z', s.accent],
      ['M76 -20v-50h110v50z', '#E3B84E'],
      ['M70 -120h124l8 12h-140zM80 -108v40h4v-40zM182 -108v40h4v-40z', '#8A4A3E'],
      ['M90 -70q8 -18 20 -6q10 -18 24 -4q12 -14 22 10z', '#6EA45A'],
    ])
    s.draw(s.atDepth(-250, 0.66, 1.1), walker(0, '#F2C23C', '#3E5A7A'))
    s.draw(s.atDepth(270, 0.8, 1.15), walker(0, '#F6F0E0', s.accent))
  },
})
