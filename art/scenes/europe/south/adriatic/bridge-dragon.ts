import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, dome, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIT = '#5FA892'
const SHADE = '#2F665E'
const LIGHT = '#9BD0B6'
const STONE = '#DCCFB6'
const STONE_SHADE = '#A89A8C'

/** A winged dragon of green copper, sitting upright to the left, its tail curled. */
const DRAGON: readonly GlyphPart[] = [
  ['M-20 -160L-40 -280L-22 -352L4 -300L40 -318L44 -250L84 -240L50 -190L60 -130z', SHADE],
  ['M84 -20Q150 -10 168 -60Q174 -92 148 -104L158 -138L190 -112Q210 -40 150 -4Q120 8 80 0z', SHADE],
  [
    'M-76 0L-78 -14L-54 -22L-50 -92Q-74 -130 -66 -176Q-64 -212 -86 -236L-118 -226L-128 -212L-140 -220L-100 -252L-146 -258L-152 -272Q-132 -296 -98 -292L-64 -322L-66 -286Q-22 -262 -20 -206Q-14 -156 36 -124Q96 -104 100 -44L112 -12V0H24L20 -14L44 -22Q24 -62 -12 -60L-22 -22L-34 -12V0z',
    LIT,
  ],
  [
    'M36 -124Q96 -104 100 -44L112 -12V0H60Q84 -50 30 -84Q8 -110 36 -124zM-20 -206Q-14 -156 36 -124L14 -104Q-34 -140 -36 -196Q-40 -250 -66 -286Q-22 -262 -20 -206z',
    SHADE,
  ],
  [
    'M-74 -296l20 -14l-4 28zM-48 -280l22 -8l-8 22zM-32 -252l24 -2l-14 20zM-22 -222l24 4l-18 16zM-16 -190l24 8l-20 12z',
    SHADE,
  ],
  [
    'M-62 -176Q-58 -140 -38 -116L-40 -100Q-68 -132 -62 -176zM-56 -196q14 6 22 2l-2 8q-10 4 -20 -2zM-54 -168q14 6 22 2l-2 8q-10 4 -20 -2z',
    LIGHT,
  ],
  [
    'M-12 -150Q-4 -250 40 -330L62 -372L68 -318L130 -344L118 -286L176 -286L148 -234L186 -204L128 -176Q70 -150 36 -120z',
    LIT,
  ],
  [
    'M-2 -150Q10 -250 50 -324l6 2Q24 -240 10 -148zM14 -142Q40 -240 118 -312l4 6Q60 -230 24 -138zM24 -136Q70 -220 158 -270l3 7Q80 -206 34 -130z',
    SHADE,
  ],
  ['M-12 -150Q-4 -250 40 -330L62 -372L60 -340Q10 -250 -2 -148z', LIGHT],
  [round(-104, -274, 5), '#F2E6C4'],
]

/** The castle: a long white wall, a round corner, the look-out tower with its flag. */
const CASTLE: readonly GlyphPart[] = [
  ...solid(-10, 0, 210, 46, '#EDE2CC', '#B9A99C', 0.2),
  ['M-118 -44l14 -24h190l14 24z', '#A8563E'],
  ...solid(-96, 4, 46, 66, '#F4EBD8', '#B9A99C', 0.36),
  [peak(-96, -60, 56, 34), '#A8563E'],
  ...solid(48, 0, 40, 104, '#F4EBD8', '#B9A99C', 0.36),
  [crenels(34, 62, 3, -102, 9), '#F4EBD8'],
  [panes(-60, 14, 5, -16, 8, 14) + block(44, -70, 9, 18) + block(-98, -28, 8, 16), '#5A4A52'],
  ['M46 -104v-52h4v52z', '#5A4A52'],
]

/** The flat concrete arch with its balustrade; the deck's middle at 0. */
const BRIDGE: readonly GlyphPart[] = [
  ['M-1600 0H150V210H96Q40 62 -190 54Q-420 62 -480 210H-1600z', STONE],
  ['M96 210Q40 62 -190 54Q-420 62 -480 210H-460Q-400 84 -190 76Q20 84 72 210z', STONE_SHADE],
  ['M-1600 0H150V14H-1600z', '#F1E7D2'],
  [Array.from({ length: 44 }, (_none, i) => `M${-1590 + i * 40} -4v-34h28v34z`).join(''), STONE_SHADE],
  ['M-1600 -36H150v-10H-1600z', '#F1E7D2'],
]

const lamp = (x: number): readonly GlyphPart[] => [
  [`M${x - 4} -46l2 -110h4l2 110zM${x - 24} -142h48v-5h-48z`, SHADE],
  [round(x - 22, -156, 11) + round(x + 22, -156, 11) + round(x, -170, 12), '#FBF0D0'],
]

/** Ljubljana: a copper dragon at the end of its bridge, the castle on the wooded hill. */
export const bridgeDragon = landmark({
  name: 'dragon-bridge',
  palette: {
    ...PALETTES.noon,
    top: '#5C9CC6',
    middle: '#B4D4D8',
    horizon: '#FBE6C4',
    lightText: 'on a spring morning',
  },
  accent: '#E2402C',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A winged copper dragon on a plinth at the end of a flat arched bridge with lamps, a white castle on a wooded hill behind, a green river below',
  paint: (s) => {
    paintHills(s, '#A6C0C4', 110, 40, 0.6)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-50Q-760 -90 -470 -150Q-330 -240 -190 -244Q-40 -240 80 -130Q240 -50 500 -40L1600 -30V10z',
        '#5E8E5C',
      ],
      ['M-190 -244Q-40 -240 80 -130Q240 -50 500 -40V10H60Q20 -160 -190 -244z', '#44704F'],
      [
        Array.from({ length: 16 }, (_none, i) =>
          dome(-420 + i * 34, -110 + ((i * 13) % 5) * 14, 20, 26),
        ).join(''),
        '#7AA868',
      ],
    ])
    s.draw(s.at(-210, -236, 1), CASTLE)
    s.draw(s.at(-210, -236, 1), [['M50 -156h34l-8 9l8 9h-34z', s.accent]])
    paintGroundMist(s, 90, 0.4)
    s.draw(s.at(0, 12), [
      ...Array.from({ length: 30 }, (_none, i) => i).flatMap((i): readonly GlyphPart[] => {
        const x = -1600 + i * 108
        const tall = 62 + ((i * 7) % 4) * 10
        const wall = ['#F3DDB4', '#E6B48C', '#EFE6D0', '#D9C6B4'][i % 4] ?? '#F3DDB4'
        return [
          [block(x, 0, 110, tall), wall],
          [`M${x - 58} ${-tall + 2}l16 -30h84l16 30z`, '#A8563E'],
          [panes(x - 36, x + 36, 4, -tall + 38, 10, 18), '#5A4A52'],
        ]
      }),
    ])
    paintTreeCrowns(s, '#86B06A', 34, 26)
    paintWater(s, '#5E9A84', 26, '#DCE3C4', null)
    s.draw(s.at(-76, 130), [...lamp(-280), ...lamp(-20)])
    s.draw(s.at(-250, 118, 0.84), walker(0, '#F2C23C', '#33405A'))
    s.draw(s.at(-170, 118, 0.84), walker(0, '#2E5A7A', '#8E3330'))
    s.draw(s.at(-76, 130), BRIDGE)
    paintMirrorBars(s, STONE, -266, 330, 150, 6)
    s.draw(s.at(150, 0), [
      ['M-118 900V108H118V900z', STONE],
      ['M50 900V108H118V900z', STONE_SHADE],
      ['M-134 108h268v-26h-268zM-128 170h256v-12h-256z', '#F1E7D2'],
      [arches(-34, -34, 1, 330, 90, 120), STONE_SHADE],
    ])
    s.draw(s.at(148, 84, 1.16), DRAGON)
  },
})
