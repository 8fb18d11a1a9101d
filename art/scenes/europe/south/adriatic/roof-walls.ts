import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, cupola, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const STONE = '#EFDDBD'
const STONE_SHADE = '#BFA48C'
const ROOFS = [
  ['#D9713F', '#A84E34'],
  ['#C95F38', '#984430'],
  ['#E08A52', '#B0603C'],
] as const

/** A stone house seen from above its eaves: front wall, a broad roof with its ridge along the picture. */
function roofHouse(x: number, y: number, w: number, index: number): readonly GlyphPart[] {
  const [lit, shade] = ROOFS[index % 3] ?? ROOFS[0]
  const rise = w * (0.4 + (index % 2) * 0.08)
  const wall = w * 0.3
  return [
    [`M${x - w / 2} ${y}v${-wall}h${w}v${wall}z`, index % 4 === 0 ? '#E4CBA6' : STONE],
    [panes(x - w * 0.3, x + w * 0.3, 3, y - wall * 0.24, w * 0.1, wall * 0.46), '#5E7A72'],
    [
      `M${x - w * 0.54} ${y - wall}L${x - w * 0.44} ${y - wall - rise}H${x + w * 0.44}L${x + w * 0.54} ${y - wall}z`,
      lit,
    ],
    [
      `M${x + w * 0.2} ${y - wall}L${x + w * 0.14} ${y - wall - rise}H${x + w * 0.44}L${x + w * 0.54} ${y - wall}z`,
      shade,
    ],
    ...(index % 3 === 0
      ? ([
          [`M${x - w * 0.26} ${y - wall - rise * 0.6}v${-rise * 0.7}h${w * 0.1}v${rise * 0.7}z`, STONE],
        ] as const)
      : []),
  ]
}

/** Dubrovnik from above: a sea of tiled roofs inside the walls, the fort of Minčeta, the dome, the island beyond. */
export const roofWalls = landmark({
  name: 'roof-walls',
  palette: {
    ...PALETTES.noon,
    top: '#3F93BE',
    middle: '#A4D2D8',
    horizon: '#FBF0D4',
    lightText: 'in the clear light of May',
  },
  accent: '#F6F1E4',
  ground: 0.22,
  sun: null,
  clouds: null,
  altText:
    'Tiled roofs packed inside high walls on the sea, seen from above, a round fort with a battlemented crown, the dome of a cathedral and a wooded island beyond',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintWater(s, '#2A86AE', 0, '#CBE8E2', null)
    s.draw(s.at(0, 0), [
      ['M60 62Q120 4 230 -8Q330 -40 430 -6Q560 -10 640 62Q360 84 60 62z', '#4F8A5C'],
      ['M60 62Q120 14 200 6Q300 20 380 10Q520 20 640 62Q360 84 60 62z', '#3A6E50'],
      ['M52 62Q360 92 650 62q-10 12 -90 16Q360 100 140 78z', '#D9C9A4'],
    ])
    paintFloating(s, s.at(-190, 96, 0.5), 90, yacht('#F6F1E4', s.accent, '#C9D6DA'))
    paintFloating(s, s.at(-20, 62, 0.3), 90, yacht('#F6F1E4', s.accent, '#C9D6DA'))
    s.draw(s.at(0, 0), [[`M-1600 190L-420 160L-60 140L250 160L1300 210V${deep}H-1600z`, '#C9A07C']])
    s.draw(s.at(0, 0), [
      ['M-1600 190L-420 176L-250 160L-60 150L120 158L250 176L420 190L1300 220V260H-1600z', '#B79C84'],
      ['M-1600 150L-420 136L-250 128L-60 120L120 126L250 140L420 150L1300 170V230H-1600z', STONE],
      [crenels(-1590, 1290, 131, 140, 9), STONE],
      ...solid(-250, 190, 60, 90, STONE, STONE_SHADE, 0.4),
      [crenels(-274, -226, 4, 102, 8), STONE],
      ...solid(250, 200, 70, 92, STONE, STONE_SHADE, 0.4),
      [crenels(222, 278, 4, 110, 9), STONE],
    ])
    let index = 0
    for (const [y, w] of [
      [206, 74],
      [246, 86],
      [294, 100],
      [350, 116],
      [416, 136],
      [494, 158],
      [590, 190],
    ] as const) {
      if (y === 294)
        s.draw(s.at(60, 300), [
          ...solid(0, 0, 120, 96, STONE, STONE_SHADE, 0.34),
          [peak(0, -92, 136, 34), ROOFS[1][0]],
          ...solid(0, -112, 62, 34, STONE, STONE_SHADE, 0.4),
          [arches(-18, 18, 3, -114, 9, 24), '#5E5A66'],
          ...cupola(0, -146, 36, 44, '#8FA6A8', '#5F7C86'),
          [block(0, -188, 10, 16), STONE],
        ])
      if (y === 350)
        s.draw(s.at(-136, 356), [
          ...solid(0, 0, 44, 150, STONE, STONE_SHADE, 0.4),
          [arches(-9, 9, 2, -112, 10, 26), '#5E5A66'],
          [block(0, -148, 50, 6), '#FBEBCB'],
          ...solid(0, -154, 26, 22, STONE, STONE_SHADE, 0.4),
          ...cupola(0, -176, 16, 22, '#8FA6A8', '#5F7C86'),
        ])
      const from = Math.ceil(-1250 / w)
      for (let column = from; column * w < 1000; column += 1) {
        const x = column * w + ((Math.round(y) * 7) % w) * 0.5
        s.draw(
          s.at(x, y + ((column * 13 + y) % 5) * 3),
          roofHouse(
            0,
            0,
            w * (0.92 + ((((column + index) % 3) + 3) % 3) * 0.06),
            Math.abs(column * 5 + index),
          ),
        )
      }
      index += 1
    }
    s.draw(s.at(0, 0), [[`M-1600 606H1300V${deep}H-1600z`, '#4F7E52']])
    paintTreeCrowns({ ...s, groundY: s.groundY + 620 * s.unit }, '#4F7E52', 30, 0)
    s.draw(s.at(0, deep), [
      [`M-1600 20V-150H-340V20z`, STONE_SHADE],
      ['M-1600 20V-110Q-400 -116 -60 -96T1300 -84V20z', STONE],
      [
        'M-1600 -70Q-400 -76 -60 -56T1300 -44v8Q400 -56 -60 -48T-1600 -62zM-1600 -30Q-400 -36 -60 -16T1300 -4v8Q400 -16 -60 -8T-1600 -22z',
        STONE_SHADE,
      ],
      [crenels(-1580, 1280, 55, -80, 26), STONE],
    ])
    s.draw(s.at(-250, deep - 56, 1), [
      ...solid(0, 60, 250, 330, STONE, STONE_SHADE, 0.36),
      ['M-125 -170H125L140 -208H-140z', '#D6BE9E'],
      ['M50 -170H125L140 -208H62z', '#A68A78'],
      [block(0, -206, 284, 46), STONE],
      [block(96, -206, 92, 46), STONE_SHADE],
      [crenels(-128, 60, 6, -250, 24), STONE],
      [crenels(98, 130, 2, -250, 24), STONE_SHADE],
      ...solid(0, -250, 120, 70, STONE, STONE_SHADE, 0.4),
      [crenels(-50, 50, 4, -318, 18), STONE],
      [panes(-70, 10, 3, -20, 14, 34) + panes(-70, 10, 3, -110, 12, 26), '#6E5A58'],
      [block(-20, -318, 4, 60), '#5A4A4E'],
    ])
    s.draw(s.at(150, deep - 80, 1.05), walker(0, '#D9483A', '#3E5A7A'))
  },
})
