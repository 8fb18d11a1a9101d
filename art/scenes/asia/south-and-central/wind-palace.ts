import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { camel, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, dome, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const PINK = '#E8856A'
const LIT = '#F6AE8C'
const SHADE = '#B9574E'
const CREAM = '#FFE9C8'
const DARK = '#6A2A38'

/** One bay: three pierced panels under a curved hood, on a bracket. */
const bay = (x: number, base: number): readonly GlyphPart[] => [
  [`M${x - 22} ${base}q22 18 44 0z`, SHADE],
  [block(x - 8, base, 30, 52), LIT],
  [block(x + 15, base, 15, 52), SHADE],
  [panes(x - 16, x, 2, base - 8, 9, 30), DARK],
  [block(x + 15, base - 8, 8, 30), DARK],
  [`M${x - 26} ${base - 50}q4 -24 26 -30q22 6 26 30z`, PINK],
  [`M${x - 27} ${base - 50}h54v-5h-54zM${x - 1.5} ${base - 80}h3v-12h-3z`, CREAM],
]

const storey = (base: number, bays: number, step: number): readonly GlyphPart[] => {
  const half = ((bays - 1) * step) / 2
  return [
    [`M${-half - step * 0.6} ${base}v-104h${2 * half + step * 1.2}v104z`, PINK],
    [`M${-half - step * 0.6} ${base}h${2 * half + step * 1.2}v-7h${-2 * half - step * 1.2}z`, CREAM],
    ...Array.from({ length: bays }, (_none, index) => bay(-half + index * step, base - 14)).flat(),
  ]
}

/** The front of the Palace of the Winds, which fills the street. */
export const windPalace = landmark({
  name: 'wind-palace',
  palette: PALETTES.noon,
  accent: '#2F9E8F',
  ground: 0.82,
  sun: null,
  clouds: null,
  mist: '#F2A98A',
  altText:
    'A pink sandstone front of five storeys that narrows upwards, all small screened bays under curved hoods, people and a camel in the street below',
  paint: (s) => {
    s.draw(s.at(0, 4), [
      ['M-1400 0v-300h1400v-30h1200v330z', '#C9705E'],
      ['M-1400 -300h1100v-12h-1100zM380 -330h900v-12h-900z', CREAM],
      [arches(-1300, -420, 9, 0, 60, 130) + arches(440, 1000, 6, 0, 60, 130), DARK],
      [panes(-1300, -420, 18, -190, 22, 60) + panes(440, 1000, 12, -190, 22, 60), SHADE],
      ...storey(-96, 12, 58),
      ...storey(-200, 12, 58),
      ...storey(-304, 9, 58),
      ...storey(-408, 7, 58),
      ...storey(-512, 5, 58),
      ...[-330, -290, 290, 330].flatMap((x): readonly GlyphPart[] => [
        [dome(x, -304, 18, 38), LIT],
        [`M${x - 2} -340h4v-22h-4z`, CREAM],
      ]),
      ...[-116, -58, 0, 58, 116].flatMap((x): readonly GlyphPart[] => [
        [dome(x, -616, 24, 44), LIT],
        [`M${x - 2} -656h4v-26h-4z`, CREAM],
      ]),
      ['M-352 0v-100h704v100z', '#D9765E'],
      [arches(-300, 300, 6, 0, 66, 84), DARK],
      ['M-352 -92h704v-9h-704z', CREAM],
    ])
    paintPaving(s, '#E4B48C', '#C08A6C')
    s.draw(s.atDepth(-250, 0.5, 0.95), camel(0, '#A8704A', s.accent))
    s.draw(s.atDepth(40, 0.55, 0.9), [...robed(0, '#F2B83C', '#D9482E'), ...robed(44, s.accent, '#F7E3B8')])
    s.draw(s.atDepth(200, 0.8, 1), walker(0, '#FBF0DA', '#B9574E'))
    s.draw(s.atDepth(290, 0.86, 0.9), dog(0, '#5A3434'))
  },
})
