import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const WALL = '#2E4A52'
const WALL_LIT = '#44666A'
const GLOW = '#FFD98A'
const WOOD = '#7A4A34'
const WOOD_LIT = '#A8704A'
const BAMBOO = '#E6C284'
const BAMBOO_SHADE = '#B98C54'

/** Bamboo steamers stacked on the counter. */
const steamers = (x: number, base: number, count: number): readonly GlyphPart[] => [
  [Array.from({ length: count }, (_none, i) => block(x, base - i * 30, 116, 26)).join(''), BAMBOO],
  [Array.from({ length: count }, (_none, i) => block(x, base - i * 30, 116, 8)).join(''), BAMBOO_SHADE],
  [`M${x - 58} ${base - count * 30}q58 -40 116 0z`, BAMBOO_SHADE],
]

const bowl = (x: number, y: number, ink: string): readonly GlyphPart[] => [
  [`M${x - 24} ${y - 22}h48q-4 22 -14 22h-20q-10 0 -14 -22z`, '#FFF6E0'],
  [`M${x - 24} ${y - 22}h48v6h-46z`, ink],
]

/** A guest on a low stool, bent over a bowl. */
const guest = (x: number, coat: string): readonly GlyphPart[] => [
  [`M${x - 30} 0l8 -40h44l8 40h-9l-6 -32h-30l-6 32z`, WOOD],
  [`M${x - 24} -40q-6 -70 22 -84q30 8 30 84z`, coat],
  [`M${x - 14} -136a18 19 0 1 0 36 0a18 19 0 1 0 -36 0z`, '#6E3E30'],
  [`M${x - 16} -140q2 -24 22 -24q20 2 18 26q-18 -10 -40 -2z`, '#231A2C'],
  [`M${x + 14} -96l44 14l-3 10l-44 -8z`, coat],
]

/** A street kitchen at first light: steam, stacked steamers, guests on stools. */
export const breakfastCounter = landmark({
  name: 'breakfast-counter',
  palette: PALETTES.morning,
  accent: '#D8432E',
  ground: 0.76,
  sun: null,
  clouds: null,
  altText:
    'A street kitchen open at first light, steam over a pot and stacked bamboo steamers, two cooks behind the counter and two guests on low stools',
  lightText: 'before sunrise',
  paint: (s) => {
    const { canvas, groundY, unit } = s
    paintSheet(s, WALL)
    sprayBand(canvas, '#16303A', 0, groundY * 0.5, 0.8)
    s.draw(s.at(0, 4), [
      [panes(-1320, 1280, 11, -470, 90, 130), '#1E3840'],
      ['M-1600 -420h3200v14h-3200z', WALL_LIT],
      ['M-440 0v-370h900v370z', GLOW],
      ['M-440 -250h900v8h-900zM-440 -160h900v8h-900z', '#E0A860'],
      [panes(-390, 410, 12, -258, 26, 50) + panes(-372, 392, 10, -168, 30, 38), '#B9774A'],
      ['M-470 -360h960v-30h-960z', WOOD],
      [
        'M-500 -356L-460 -430H480L520 -356q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0q-30 40 -60 0z',
        '#F3DDB4',
      ],
      [
        Array.from({ length: 9 }, (_none, i) => `M${-500 + i * 120} -356q30 40 60 0l${4 - i} -74h-58z`).join(
          '',
        ),
        s.accent,
      ],
    ])
    s.draw(s.at(70, 6, 1.85), [...person(0, '#FBF3DF', '#FBF3DF')])
    s.draw(s.at(-112, 0, 1.75), [...person(0, '#3E6E8A')])
    paintOpenGround(s, '#4E6468', '#3A5054')
    sprayBand(canvas, GLOW, groundY, groundY + 120 * unit, 0.7)
    s.draw(s.at(0, 10), [
      ['M-460 0v-110h760v110z', WOOD],
      ['M-476 -110h792v18h-792z', WOOD_LIT],
      ['M-430 -10v-70h220v70zM-190 -10v-70h220v70zM50 -10v-70h220v70z', '#5E3628'],
      ...steamers(-370, -110, 5),
      ...steamers(-236, -110, 3),
      ['M150 -110v-64h130v64q-65 14 -130 0z', '#3A3444'],
      ['M140 -174h150v12h-150z', '#8A8494'],
      ...bowl(-30, -110, '#3E6E8A'),
      ...bowl(8, -110, '#3E6E8A'),
    ])
    s.draw(s.at(214, -170), [
      [
        'M-40 0q-30 -60 4 -110q30 -50 -6 -110q60 40 40 110q-26 60 10 110zM10 0q-10 -70 26 -120q26 -60 -16 -130q70 50 50 134q-30 60 -10 116z',
        '#FFF6E0',
      ],
    ])
    s.draw(s.at(-370, -276, 0.7), [
      ['M-40 0q-30 -60 4 -110q30 -50 -6 -110q60 40 40 110q-26 60 10 110z', '#FFF6E0'],
    ])
    s.draw(s.at(0, 96), [
      ['M300 0v-84h190v14h-14v70h-12v-70h-138v70h-12v-70h-14v-14z', WOOD_LIT],
      ...bowl(360, -84, '#3E6E8A'),
      ...bowl(440, -84, s.accent),
      ...guest(250, '#5E3A5A'),
    ])
    s.draw(s.at(-120, 124, 1.05), [
      ['M48 0v-84h130v14h-10v70h-12v-70h-86v70h-12v-70h-10v-14z', WOOD_LIT],
      ...bowl(112, -84, s.accent),
      ...guest(0, '#3E6E8A'),
    ])
  },
})
