import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const BRICK = '#C0764E'
const BRICK_SHADE = '#8A4A3E'

/** The Kenyatta conference centre: a fluted round tower under a saucer, the closed bud of its hall beside it. */
const CENTRE: readonly GlyphPart[] = [
  [block(0, 0, 104, 400), BRICK],
  ['M16 0V-400H52V0z', BRICK_SHADE],
  [Array.from({ length: 21 }, (_none, i) => block(0, -14 - i * 18, 104, 7)).join(''), '#5E3E40'],
  [block(-40, 0, 8, 400) + block(-16, 0, 8, 400) + block(8, 0, 8, 400) + block(32, 0, 8, 400), BRICK],
  ['M-52 -398L-84 -424V-446H84V-424L52 -398z', '#D9966A'],
  ['M20 -398L40 -446H84V-424L52 -398z', BRICK_SHADE],
  [block(0, -446, 60, 16) + block(0, -462, 5, 60), '#6A5A5E'],
  ['M70 0Q90 -70 150 -130Q212 -70 232 0z', BRICK],
  ['M150 -130Q212 -70 232 0H176Q172 -70 150 -130z', BRICK_SHADE],
  ['M112 0Q124 -70 148 -126L152 -126Q134 -70 128 0zM188 0Q176 -70 150 -128Q186 -70 202 0z', '#E2A67C'],
]

/** A matatu from the side, painted from end to end. */
const matatu = (paint: string): readonly GlyphPart[] => [
  ['M-190 -16V-150Q-188 -166 -170 -166H150Q176 -164 186 -130L196 -76V-16z', '#2A2440'],
  ['M-190 -70Q-60 -110 60 -70Q130 -50 196 -76V-16H-190z', paint],
  ['M-190 -50Q-80 -90 40 -46Q120 -22 196 -50V-36Q120 -8 36 -32Q-80 -74 -190 -34z', '#F2C23C'],
  ['M-176 -148h62v44h-62zM-106 -148h62v44h-62zM-36 -148h62v44h-62zM34 -148h46v44h-46z', '#BFE0E4'],
  ['M132 -148h22q10 6 18 44h-40z', '#BFE0E4'],
  ['M88 -150h36v128h-36z', '#1E1A30'],
  [round(-150, -126, 9) + round(-84, -126, 9) + round(-8, -126, 9) + round(148, -120, 9), '#5A3226'],
  ['M-150 -176H100v10H-150z', '#E8E0D8'],
  [round(-118, -14, 28) + round(132, -14, 28), '#1C1822'],
  [round(-118, -14, 12) + round(132, -14, 12), '#C9C2C0'],
  ['M182 -40h16v14h-16z', '#FFF0C0'],
]

const crown = (x: number, y: number, size: number): string =>
  `M${x - 110 * size} ${y}q${-20 * size} ${-50 * size} ${40 * size} ${-66 * size}q${20 * size} ${-50 * size} ${80 * size} ${-36 * size}q${60 * size} ${-24 * size} ${90 * size} ${30 * size}q${50 * size} ${16 * size} ${24 * size} ${70 * size}q${-50 * size} ${34 * size} ${-110 * size} ${10 * size}q${-70 * size} ${30 * size} ${-124 * size} ${-8 * size}z`

/** Nairobi in October: jacarandas over the street, a painted matatu, the round tower behind the park. */
export const jacarandaStreet = landmark({
  name: 'jacaranda-street',
  palette: {
    ...PALETTES.highland,
    top: '#6E9CBC',
    middle: '#BCD2D6',
    horizon: '#F8E8CE',
    lightText: 'early in the morning',
  },
  accent: '#E4482E',
  ground: 0.68,
  focus: { narrow: 0.46, wide: 0.58 },
  sun: null,
  clouds: null,
  altText:
    'A round brick tower with a saucer on top and glass towers behind a park, jacarandas in purple flower over a street, people boarding a bus painted in bright colours',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        block(-300, 0, 110, 300) +
          block(-190, 0, 80, 200) +
          block(320, 0, 120, 250) +
          block(-560, 0, 110, 220) +
          block(560, 0, 100, 280) +
          block(-760, 0, 120, 180),
        '#9DB4C4',
      ],
      [taper(250, 0, 92, 400, 0.7), '#7E9AB4'],
      [`M262 0V-400H282L296 0z`, '#5E7A98'],
      [block(250, -400, 8, 60), '#5E7A98'],
      [
        panes(-334, -266, 4, -40, 10, 230) +
          panes(-212, -168, 3, -30, 10, 150) +
          panes(280, 360, 4, -30, 12, 190) +
          panes(-590, -530, 3, -30, 12, 170) +
          panes(530, 590, 3, -40, 12, 220),
        '#7A94A8',
      ],
    ])
    s.draw(s.at(-20, 0, 1.14), CENTRE)
    paintGroundMist(s, 60, 0.5)
    paintTreeCrowns(s, '#5E8A5A', 44, 10)
    s.draw(s.at(0, 0), [
      [`M-1600 20H1600V${deep}H-1600z`, '#A9BE7A'],
      [`M-1600 46Q0 36 1600 46V${deep}H-1600z`, '#8A8488'],
      ['M-1600 40Q0 30 1600 40V56Q0 46 -1600 56z', '#E0D6C4'],
      [`M-1600 226Q0 216 1600 226V${deep}H-1600z`, '#D3C2A6'],
      ['M-1600 216Q0 206 1600 216V232Q0 222 -1600 232z', '#F0E6D2'],
      [
        'M-330 250q14 -6 24 0q-10 6 -24 0zM-240 268q14 -6 24 0q-10 6 -24 0zM-120 256q14 -6 24 0q-10 6 -24 0zM-360 284q14 -6 24 0q-10 6 -24 0zM-180 292q14 -6 24 0q-10 6 -24 0zM-270 204q14 -6 24 0q-10 6 -24 0zM-60 284q14 -6 24 0q-10 6 -24 0zM300 262q14 -6 24 0q-10 6 -24 0zM370 284q14 -6 24 0q-10 6 -24 0z',
        '#8E6AB0',
      ],
    ])
    // Traffic drives on the left: the near lane runs to the left, doors at the pavement.
    s.draw({ ...s.at(80, 176, 1.16), scaleX: -1.16 * s.unit }, matatu(s.accent))
    s.draw(s.at(0, 0), [
      [
        'M-330 250Q-300 60 -320 -110Q-350 -220 -430 -280l10 -10Q-330 -240 -302 -150Q-270 -250 -170 -330l10 8Q-260 -220 -280 -100Q-280 80 -262 250z',
        '#4A3A3E',
      ],
      [crown(-420, -250, 1.25) + crown(-210, -310, 1.2) + crown(-320, -400, 1.3), '#7E5AA6'],
      [crown(-440, -290, 0.8) + crown(-230, -350, 0.84) + crown(-340, -446, 0.9), '#A98AD0'],
    ])
    s.draw(s.at(-44, 260, 1.16), [
      ...person(0, '#F4F0E4', undefined, '#33405A'),
      ...walker(-84, '#2E6AA8', '#F2C23C'),
    ])
    s.draw(s.at(250, 272, 1.2), person(0, '#C9863A', undefined, '#2A2440'))
  },
})
