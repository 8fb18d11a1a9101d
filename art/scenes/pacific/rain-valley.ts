import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRainfall } from '#art/kit/weather.ts'

/** Crowns along a line of points, as a wall of forest seen from the side. */
const crowns = (points: readonly (readonly [number, number])[], size: number): string =>
  points
    .map(([x, y], i) =>
      dome(x, y + size * 0.6, size * (0.8 + ((i * 7) % 4) * 0.12), size * (0.9 + ((i * 3) % 4) * 0.2)),
    )
    .join('')

const rim = (from: number, to: number, top: number, drop: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 16 }, (_none, i) => {
    const share = i / 15
    return [from + (to - from) * share, top + drop * share ** 1.6 + ((i * 11) % 5) * 5] as const
  })

/** A tree fern from its foot: a dark trunk and a crown of arching fronds. */
function treeFern(x: number, tall: number, size: number, lit: string, shade: string): readonly GlyphPart[] {
  const frond = (degrees: number, long: number): string => {
    const turn = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn) * long, -Math.sin(turn) * long]
    const droop = long * 0.42
    return `M${x} ${-tall}Q${x + dx * 0.6} ${-tall + dy * 1.3} ${x + dx} ${-tall + dy + droop}Q${x + dx * 0.5} ${-tall + dy * 0.6 + long * 0.12} ${x} ${-tall + 8}z`
  }
  return [
    [
      `M${x - 11} 0Q${x - 4} ${-tall * 0.5} ${x - 7} ${-tall}h14Q${x + 8} ${-tall * 0.5} ${x + 13} 0z`,
      '#3A2E2C',
    ],
    [[8, 52, 96, 140, 176].map((d) => frond(d, size)).join(''), shade],
    [[28, 74, 118, 158].map((d) => frond(d, size * 1.04)).join(''), lit],
  ]
}

/** A one-lane bridge of steel on piers, a car on it with its lights on. */
const BRIDGE: readonly GlyphPart[] = [
  [block(-150, 40, 16, 40) + block(0, 44, 16, 44) + block(150, 40, 16, 40), '#7E8488'],
  ['M-700 0H700v9H-700z', '#AEB3B2'],
  ['M-210 -4L-160 -48H160L210 -4h-8L156 -42H-156L-202 -4z', '#6E7A80'],
  [panes(-120, 120, 7, 0, 5, 44), '#6E7A80'],
  ['M-66 -4v-14l10 -3l10 -14h42l12 14l12 4v13z', '#E9E4D6'],
  ['M-42 -20l7 -11h14v11zM-16 -20v-11h9l9 11z', '#3A4A54'],
  [round(-44, -3, 6) + round(2, -3, 6), '#23262C'],
  ['M20 -16L96 -26V6L20 -9z', '#FFF0B8'],
]

/** The west coast of New Zealand in a downpour: falls off every wall, a one-lane bridge, tree ferns, a yellow coat. */
export const rainValley = landmark({
  name: 'rain-valley',
  palette: {
    ...PALETTES.monsoon,
    top: '#7F9A9C',
    middle: '#AFC2BC',
    horizon: '#E6EADC',
    deep: '#12302E',
    lightText: 'in steady rain',
  },
  accent: '#F5C531',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'Thin waterfalls down both walls of a forested valley, a car with its lights on crossing a one-lane bridge, tree ferns and someone in a yellow coat beside the river',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 30
    s.draw(s.at(0, 6), [
      [
        'M-1600 0V-330L-700 -360L-300 -300L-60 -120L40 -70L180 -150L420 -330L800 -390L1300 -340V0z',
        '#9DB7AE',
      ],
      ['M-228 -246q10 120 2 180h-9q2 -80 -1 -172zM330 -262q-4 100 6 200h9q-4 -110 -7 -206z', '#F4F6EE'],
    ])
    sprayBand(s.canvas, s.palette.horizon, s.groundY + 10 * s.unit, s.groundY - 250 * s.unit, 0.75)
    s.draw(s.at(0, 6), [
      ['M-1600 0V-400L-600 -420L-330 -360Q-220 -250 -150 -60L-120 0z', '#5E8B78'],
      [crowns([...rim(-1580, -330, -400, 30), ...rim(-330, -140, -370, 330)], 44), '#5E8B78'],
      ['M1300 0V-440L560 -430L360 -330Q240 -200 190 -40L176 0z', '#5E8B78'],
      [crowns([...rim(1280, 400, -420, 60), ...rim(400, 186, -350, 320)], 44), '#5E8B78'],
      [
        'M-300 -352l14 30q14 120 4 210l10 120h-20l-6 -120q8 -110 -6 -200l-8 -36zM392 -352l-14 40q-10 100 4 180l-6 140h18l4 -140q-12 -90 0 -176l10 -40zM-560 -420q20 160 0 420h20q10 -240 0 -420zM720 -430q-14 200 0 430h22q-14 -220 0 -430z',
        '#F4F6EE',
      ],
    ])
    sprayBand(s.canvas, s.palette.horizon, s.groundY + 10 * s.unit, s.groundY - 170 * s.unit, 0.7)
    s.draw(s.at(0, 0), [
      [`M-1600 0H1300V${deep}H-1600z`, '#8FA39A'],
      [
        'M-1600 0H-150Q-60 40 -160 96Q-330 170 -520 230L-1600 300zM1300 0H170Q110 30 230 90Q420 150 640 200L1300 240z',
        '#2F5F4A',
      ],
      [crowns([...rim(-1580, -130, -6, 20), ...rim(170, 1280, -6, 10)], 38), '#3C7058'],
    ])
    s.draw(s.at(20, 12, 1), BRIDGE)
    s.draw(s.at(0, 0), [
      [
        'M-60 60q90 -16 200 4q40 14 -60 20q-160 0 -140 -24zM-140 130q120 -24 300 -4q80 20 -60 30q-260 8 -240 -26zM-40 214q160 -30 330 0q60 24 -120 30q-240 0 -210 -30zM-700 330q300 -60 500 -30q120 24 -120 40q-400 20 -380 -10z',
        '#CBD6CC',
      ],
      [
        'M-56 96q4 -26 40 -28q40 4 44 28q-40 14 -84 0zM150 176q6 -34 54 -36q50 6 54 36q-50 16 -108 0zM-190 190q6 -30 50 -30q44 4 46 32q-46 14 -96 -2z',
        '#55625F',
      ],
      [
        'M-50 86q8 -16 34 -18q16 2 26 8q-26 2 -60 10zM158 162q10 -20 46 -22q20 2 32 10q-36 0 -78 12zM-184 176q12 -16 44 -16q16 0 24 8q-30 0 -68 8z',
        '#8C9892',
      ],
      [`M-1600 ${deep}V300Q-700 250 -330 296Q-60 330 40 ${deep}z`, '#6E7466'],
      [`M-1600 ${deep}V380Q-700 330 -400 360Q-200 390 -150 ${deep}z`, '#254A3A'],
      [`M1300 ${deep}V290Q760 260 420 330Q290 370 250 ${deep}z`, '#254A3A'],
    ])
    s.draw(s.at(-126, 372, 1.2), person(0, s.accent, s.accent, '#26323A'))
    s.draw(s.at(-300, deep - 40), treeFern(0, 330, 190, '#4F9068', '#2E6A4C'))
    s.draw(s.at(370, deep - 10), [
      ...treeFern(-20, 250, 150, '#4F9068', '#2E6A4C'),
      ...treeFern(90, 390, 190, '#3E7E5A', '#255A42'),
    ])
    s.draw(s.at(-560, deep), [
      ...treeFern(0, 300, 180, '#3E7E5A', '#255A42'),
      ...treeFern(-330, 380, 200, '#4F9068', '#2E6A4C'),
    ])
    paintRainfall(s, 100)
  },
})
