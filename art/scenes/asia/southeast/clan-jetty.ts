import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A plank house on piles over the water, its tin roof, a shrine lamp and pots at the door. */
const house = (x: number, w: number, wall: string, shade: string, roof: string): readonly GlyphPart[] => [
  [
    Array.from({ length: 5 }, (_none, i) => block(x - w * 0.42 + (i * w * 0.84) / 4, 62, 7, 66)).join(''),
    '#4A3A3C',
  ],
  [block(x, 0, w, 108), wall],
  [Array.from({ length: 6 }, (_none, i) => `M${x - w / 2} ${-16 - i * 17}h${w}v2h${-w}z`).join(''), shade],
  [`M${x - w / 2 - 16} -100L${x - w / 2 + 12} -150H${x + w / 2 - 12}L${x + w / 2 + 16} -100z`, roof],
  [
    Array.from(
      { length: 9 },
      (_none, i) => `M${x - w * 0.4 + (i * w * 0.8) / 8} -148l${(i - 4) * 3} 46h-3l${-(i - 4) * 3} -46z`,
    ).join(''),
    '#5E5658',
  ],
  [block(x - w * 0.22, 0, w * 0.2, 74) + block(x + w * 0.2, -28, w * 0.28, 40), '#3A2E34'],
  [panes(x + w * 0.12, x + w * 0.28, 3, -28, 3, 40), shade],
  [`M${x - w * 0.33} 0v-70h${w * 0.05}V0z`, '#C9452F'],
]

const lantern = (x: number, y: number, red: string): readonly GlyphPart[] => [
  [`M${x - 1} ${y - 40}h2v24h-2z`, '#3A2E34'],
  [`M${x - 15} ${y}q0 -17 15 -17q15 0 15 17q0 17 -15 17q-15 0 -15 -17z`, red],
  [`M${x - 8} ${y - 19}h16v5h-16zM${x - 8} ${y + 14}h16v5h-16zM${x - 2} ${y + 19}h4v12h-4z`, '#F2C23E'],
]

/** A clan jetty of Penang: a plank walk on piles between houses with tin roofs, lanterns, a bicycle, a sampan. */
export const clanJetty = landmark({
  name: 'clan-jetty',
  palette: {
    ...PALETTES.monsoon,
    top: '#5E9AA8',
    middle: '#B4D2C6',
    horizon: '#FBEBCC',
    deep: '#1B3A42',
    lightText: 'at high water',
  },
  accent: '#D8362C',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A plank walk on piles runs out over the water between wooden houses with tin roofs and red lanterns, someone wheels a bicycle along it, a small boat is tied below',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintFarTown(s, ['#D9D3C4', '#C9CFCB'], ['#A9A49C', '#B4A898'], 60, 0.6, -2)
    paintWater(s, '#5E958C', 0, '#E4E6CC', null)
    s.draw(s.at(0, 92), [
      ...house(-330, 220, '#7E9AA0', '#5F7A84', '#8E8886'),
      ...house(-590, 230, '#C9A26E', '#A07E58', '#A09A94'),
      ...house(-850, 220, '#8FA37E', '#6E8464', '#8E8886'),
      ...house(330, 220, '#C98A6E', '#A06A58', '#A09A94'),
      ...house(580, 230, '#7E9AA0', '#5F7A84', '#8E8886'),
      ...house(-96, 190, '#D3B27C', '#A98C62', '#A09A94'),
      ...house(116, 180, '#8FA37E', '#6E8464', '#8E8886'),
    ])
    s.draw(s.at(0, 0), [
      [Array.from({ length: 22 }, (_none, i) => block(-1040 + i * 84, 196, 9, 96)).join(''), '#3E3236'],
      ['M-1700 92H1400v20H-1700z', '#B4946E'],
      ['M-1700 112H1400v8H-1700z', '#7A5E4A'],
      [Array.from({ length: 80 }, (_none, i) => `M${-1690 + i * 38} 92h2.4v20h-2.4z`).join(''), '#8E7254'],
    ])
    s.draw(s.at(0, 0), [
      ...[-700, -470, -212, 10, 226, 450].flatMap((x) => lantern(x, -8, s.accent)),
      ...[-760, -440, 420].flatMap((x) => [
        [`M${x - 20} 92l5 -34h30l5 34z`, '#A9583E'] as const,
        [round(x, 48, 24) + round(x - 14, 40, 15) + round(x + 16, 38, 16), '#4E8A54'] as const,
      ]),
      [block(-560, 92, 80, 22) + block(-588, 112, 8, 24), '#7A5E4A'],
    ])
    s.draw(s.at(-30, 96, 0.94), [
      [round(-44, -26, 26) + round(46, -26, 26), '#2E2A30'],
      [round(-44, -26, 21) + round(46, -26, 21), '#B4946E'],
      [
        'M-46 -28l36 -38h40l18 40l-5 2l-16 -34h-32l-14 34l-5 -2l12 -30l-32 30zM26 -66l-4 -20h20v5h-13l4 15z',
        '#2E2A30',
      ],
      ['M84 0l2 -46h11l1 46zM102 0l0 -46h11l4 46z', '#33424C'],
      ['M80 -40q-4 -50 10 -58h20q10 8 10 58z', '#F3EBDA'],
      ['M88 -92l-48 14l2 8l48 -6z', '#F3EBDA'],
      [round(100, -112, 12), '#8A5038'],
      ['M86 -114q2 -14 14 -14t14 14q-12 -6 -28 0z', '#231A22'],
    ])
    const low = 170 + (deep - 170) * 0.5
    s.draw(s.at(180, low, 1.2), [
      ['M-170 -26Q-60 2 60 0T190 -40l8 4Q170 24 120 34H-110Q-150 24 -170 -26z', '#2F5A78'],
      ['M-170 -26Q-60 2 60 0T190 -40l-2 12Q60 14 -60 10Q-130 4 -164 -14z', '#F2C23E'],
      ['M-60 4q10 -30 40 -30t40 30zM60 0l6 -26h40l6 20z', '#8E8886'],
      ['M-166 -24L-300 -90l3 -4L-162 -30z', '#5A4A40'],
    ])
    s.draw(s.at(180, low + 36), [
      ['M-190 0q190 24 400 0q-200 30 -400 0zM-120 26q140 16 280 0q-140 20 -280 0z', '#24484C'],
    ])
  },
})
