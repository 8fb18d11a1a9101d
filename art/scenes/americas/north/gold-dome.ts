import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, panes, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const BRICK = '#B9583F'
const BRICK_SHADE = '#8A3E38'
const WHITE = '#FBF1DE'
const WHITE_SHADE = '#CDBBB0'
const GLASS = '#4A4654'

/** Bulfinch's front: brick arcade, white columns before a loggia, pediment, the gilded dome and its lantern. */
const stateHouse = (gold: string): readonly GlyphPart[] => [
  [block(-420, 0, 380, 132) + block(420, 0, 380, 132), '#F0E4D2'],
  [block(-420, -132, 390, 10) + block(420, -132, 390, 10), WHITE_SHADE],
  [
    panes(-580, -260, 7, -74, 22, 42) +
      panes(-580, -260, 7, -20, 22, 38) +
      panes(260, 580, 7, -74, 22, 42) +
      panes(260, 580, 7, -20, 22, 38),
    '#8E8794',
  ],
  [block(0, 0, 460, 150), BRICK],
  [block(208, 0, 44, 150), BRICK_SHADE],
  [block(0, -150, 470, 10), WHITE],
  [panes(-205, -160, 2, -92, 22, 44) + panes(160, 205, 2, -92, 22, 44), WHITE],
  [
    panes(-205, -160, 2, -94, 15, 38) +
      panes(160, 205, 2, -94, 15, 38) +
      arches(-205, -160, 2, -14, 22, 50) +
      arches(160, 205, 2, -14, 22, 50),
    GLASS,
  ],
  [block(0, 0, 270, 60), BRICK],
  [block(0, -60, 276, 8), WHITE],
  [arches(-112, 112, 7, 0, 25, 48), '#4A2A30'],
  [block(0, -68, 264, 84), BRICK_SHADE],
  [panes(-96, 96, 5, -76, 20, 58), GLASS],
  [panes(-122, -108, 2, -68, 8, 84) + panes(108, 122, 2, -68, 8, 84) + panes(-76, 76, 5, -68, 8, 84), WHITE],
  [block(0, -152, 280, 14), WHITE],
  [block(0, -166, 264, 10), WHITE_SHADE],
  [block(0, -174, 156, 46), BRICK],
  [block(60, -174, 36, 46), BRICK_SHADE],
  [panes(-48, 48, 5, -178, 12, 32), WHITE],
  [peak(0, -220, 172, 34), WHITE],
  [peak(0, -223, 128, 24), BRICK_SHADE],
  [block(0, -222, 140, 26), WHITE],
  [block(52, -222, 36, 26), WHITE_SHADE],
  [peak(0, -220, 172, 34), WHITE],
  [peak(0, -223, 120, 23), BRICK],
  ...cupola(0, -248, 72, 80, gold, '#B27D22'),
  [
    'M-30 -322Q-54 -300 -60 -250h10Q-44 -298 -22 -324zM-6 -328Q-14 -290 -14 -250h8Q-8 -290 0 -328z',
    '#FBE08A',
  ],
  [block(0, -324, 26, 34), WHITE],
  [block(7, -324, 12, 34), WHITE_SHADE],
  [arches(-5, -5, 1, -328, 8, 22), GLASS],
  [block(0, -356, 32, 5), WHITE],
  ['M-13 -360q2 -18 13 -22q11 4 13 22zM-4 -380q-5 -14 4 -22q9 8 4 22z', gold],
]

/** A maple in leaf from its foot: lit crown, shaded right side, a few bright leaves. */
const maple = (x: number, size: number, lit: string, shade: string): readonly GlyphPart[] => {
  const at = (dx: number, dy: number, r: number): string => round(x + dx * size, dy * size, r * size)
  return [
    [`M${x - 9 * size} 6q4 -70 2 -150h14q-2 80 4 150z`, '#4A2E30'],
    [at(0, -190, 84) + at(-62, -140, 58) + at(0, -150, 70) + at(62, -140, 60) + at(0, -110, 60), shade],
    [at(-16, -204, 66) + at(-70, -150, 46) + at(-30, -160, 50) + at(36, -160, 34) + at(-16, -126, 42), lit],
  ]
}

/** The State House of Boston from the Common in October: gold dome, maples, fallen leaves, a walk with the dog. */
export const goldDome = landmark({
  name: 'gold-dome',
  palette: {
    ...PALETTES.autumn,
    top: '#5F97BE',
    middle: '#BCD2D2',
    horizon: '#FBE8C4',
    lightText: 'on an afternoon in October',
  },
  accent: '#E9B42F',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A brick state house with white columns and a golden dome on a rise, maples in red and orange on the lawn in front, someone walking a dog through fallen leaves',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintTreeCrowns(s, '#B98A4E', 40, 0, '#94704A')
    s.draw(s.at(0, 4, 1.12), stateHouse(s.accent))
    s.draw(s.at(0, 0), [
      ['M-1600 0Q-600 -10 0 0T1300 0V700H-1600z', '#8FA45E'],
      ['M-44 0h88Q70 120 -40 220Q-180 330 -60 700H-560Q-420 330 -160 220Q-40 140 -44 0z', '#E3C9A0'],
      ['M-1600 0H1300v16H-1600z', '#6E7A4A'],
      [panes(-1590, 1290, 241, 14, 2.4, 26), '#2E2A30'],
      ['M-1600 -6H-52v4H-1600zM52 -6H1300v4H52z', '#2E2A30'],
      ['M-48 14v-40h10v40zM38 14v-40h10v40z', WHITE],
    ])
    s.draw(s.at(0, 50), [...maple(-330, 0.9, '#E88A2E', '#B85A2A'), ...maple(-470, 1, '#D8502E', '#9E352C')])
    s.draw(s.at(0, 60), [...maple(330, 0.95, '#D8502E', '#9E352C'), ...maple(520, 1, '#EBA63C', '#BC7230')])
    s.draw(s.at(0, 90), [
      ...maple(-1000, 1.2, '#EBA63C', '#BC7230'),
      ...maple(-720, 1, '#E88A2E', '#B85A2A'),
      ...maple(760, 1.1, '#E88A2E', '#B85A2A'),
    ])
    for (const ink of ['#D8502E', '#EBA63C', '#C8692E']) {
      let leaves = ''
      for (let index = 0; index < 46; index += 1) {
        const share = canvas.random(0.16, 1)
        leaves += lensPath(
          canvas.random(0, width),
          groundY + (height - groundY) * share,
          (4 + 9 * share) * unit,
          (3 + 7 * share) * unit,
        )
      }
      addPath(canvas, leaves, ink)
    }
    s.draw(s.atDepth(-96, 0.4, 0.7), [...person(0, '#3A4C6E'), ...person(32, '#7A3A4E')])
    s.draw(s.atDepth(-210, 0.8, 1.2), walker(0, '#2E5A6E', '#F0D9A8'))
    s.draw(s.atDepth(-130, 0.81, 1.15), dog(0, '#5A3A2C'))
    s.draw(s.atDepth(424, 0.78), maple(0, 1.5, '#D8502E', '#9E352C'))
  },
})
