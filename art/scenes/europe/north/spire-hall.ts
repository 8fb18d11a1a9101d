import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, crenels, ogives, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const LIME = '#D9C9B4'
const LIME_SHADE = '#9A8A94'
const TILE = '#B4523E'
const SPIRE = '#5E8A80'
const SPIRE_SHADE = '#3C5F66'
const LAMP = '#FFDF9A'

/** The town hall: arcade, windows, battlements and a steep roof; the slender eight-sided tower at its left end. */
const hall = (vane: string): readonly GlyphPart[] => [
  ['M-150 -204L-130 -318H196L216 -204z', TILE],
  ['M120 -318H196L216 -204H140z', '#7E3A3C'],
  ['M168 -204L190 -326L216 -204z', LIME_SHADE],
  ...solid(24, 0, 384, 204, LIME, LIME_SHADE, 0.1),
  [crenels(-160, 208, 17, -202, 12), LIME],
  [block(24, -198, 388, 6), '#F0E4CE'],
  [ogives(-128, 174, 8, 0, 32, 76), '#4A3A4E'],
  [ogives(-128, 174, 8, 0, 22, 62), LAMP],
  [ogives(-128, 174, 8, 0, 22, 40), '#8A6A5E'],
  [ogives(-118, 164, 5, -106, 24, 60), '#3A3450'],
  [ogives(-118, 164, 5, -108, 16, 50), LAMP],
  [block(24, -88, 384, 5), '#F0E4CE'],
  ...solid(-132, -206, 52, 214, LIME, LIME_SHADE, 0.36),
  [
    panes(-140, -140, 1, -236, 8, 26) +
      panes(-140, -140, 1, -310, 8, 26) +
      ogives(-140, -140, 1, -370, 12, 34),
    '#3A3450',
  ],
  [block(-132, -414, 66, 12) + crenels(-160, -104, 5, -424, 8), LIME],
  [
    'M-160 -428Q-162 -452 -146 -462Q-152 -480 -146 -492Q-140 -540 -134 -640H-130Q-124 -540 -118 -492Q-112 -480 -118 -462Q-102 -452 -104 -428z',
    SPIRE,
  ],
  [
    'M-132 -640H-130Q-124 -540 -118 -492Q-112 -480 -118 -462Q-102 -452 -104 -428H-124Q-120 -456 -128 -466z',
    SPIRE_SHADE,
  ],
  [block(-132, -462, 32, 5) + block(-132, -492, 30, 4), '#F0E4CE'],
  [round(-132, -642, 6), vane],
  ['M-134 -646h4v-26h-4zM-130 -672l24 5l-6 6l6 6l-24 3z', vane],
]

/** A merchant's house with a steep gable, windows lit. */
const merchant = (
  x: number,
  w: number,
  tall: number,
  ink: string,
  shade: string,
  lit: number,
): readonly GlyphPart[] => [
  ...solid(x, 0, w, tall, ink, shade, 0.24),
  [peak(x, -tall, w + 8, w * 0.78), ink],
  [`M${x} ${-tall - w * 0.78}L${x + w / 2 + 4} ${-tall}H${x + w * 0.24}z`, shade],
  [
    [0.2, 0.48, 0.76]
      .map((share) => panes(x - w * 0.28, x + w * 0.2, 3, -tall * share, w * 0.13, tall * 0.16))
      .join('') + panes(x, x, 1, -tall - w * 0.14, w * 0.14, w * 0.2),
    '#4A4460',
  ],
  [
    panes(
      x - w * 0.28 + (lit % 3) * w * 0.24,
      x - w * 0.28 + (lit % 3) * w * 0.24,
      1,
      -tall * (lit % 2 === 0 ? 0.2 : 0.48),
      w * 0.13,
      tall * 0.16,
    ),
    LAMP,
  ],
]

/** Tallinn's Town Hall Square on a white night: the hall with its slender spire, lit arcade, café tables. */
export const spireHall = landmark({
  name: 'spire-hall',
  palette: {
    ...PALETTES.city,
    top: '#4A5E94',
    middle: '#A7A6C4',
    horizon: '#FBD9B4',
    deep: '#241F40',
    lightText: 'on a white night',
  },
  accent: '#F0B93A',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A town hall of pale stone with a lit arcade, a steep red roof and one very slender spire at its end, gabled merchants’ houses on both sides of a cobbled square',
  paint: (s) => {
    s.draw(s.at(0, 4), [
      ...merchant(-350, 120, 190, '#C98E8A', '#8E6278', 0),
      ...merchant(-480, 130, 230, '#9FB0B8', '#6E7E94', 1),
      ...merchant(-620, 130, 180, '#DDBF8E', '#A08A80', 2),
      ...merchant(-760, 130, 220, '#B9C4A4', '#84907E', 3),
      ...merchant(-900, 130, 200, '#C98E8A', '#8E6278', 1),
      ...merchant(-1040, 130, 230, '#9FB0B8', '#6E7E94', 0),
      ...merchant(310, 116, 210, '#DDBF8E', '#A08A80', 1),
      ...merchant(432, 120, 180, '#B9C4A4', '#84907E', 2),
      ...merchant(560, 130, 230, '#C98E8A', '#8E6278', 0),
      ...merchant(700, 130, 190, '#9FB0B8', '#6E7E94', 3),
    ])
    s.draw(s.at(-10, 6, 0.99), hall(s.accent))
    paintPaving({ ...s, groundY: s.groundY + 6 * s.unit }, '#8E86A4', '#6A6284')
    s.draw(s.atDepth(-250, 0.34, 0.7), [
      ['M-3 0v-120h6v120zM-80 -112L0 -152L80 -112z', '#F3E4CC'],
      ['M0 -152L80 -112H26z', '#BFAEB0'],
      ['M-60 0v-36h-14v-5h50v5h-14V0zM40 0v-36H26v-5h50v5H62V0z', '#3A3450'],
    ])
    s.draw(s.atDepth(-250, 0.34, 0.66), [...person(-92, '#B4523E'), ...person(96, '#3E5A7A')])
    s.draw(s.atDepth(150, 0.5, 0.94), [...person(0, '#F3E4CC'), ...person(42, '#5A3A5E')])
    s.draw(s.atDepth(-40, 0.72, 1.16), walker(0, '#2F4A6E', '#C98E5A'))
  },
})
