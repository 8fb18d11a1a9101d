import type { GlyphPart } from '#art/drawing/glyphs.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { dome, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SKIN = '#8A5640'

/** A racehorse at full stretch to the right, its jockey crouched over the withers. */
const racer = (coat: string, dark: string, silk: string, cap: string): readonly GlyphPart[] => [
  ['M-60 -92q-34 -10 -74 10q-10 6 -16 2q10 18 36 8q28 -8 54 -4z', dark],
  [
    'M44 -74l24 34l-18 22l6 12l-14 -2l-4 -14l12 -18l-26 -28zM-40 -70l-10 36l-34 28l4 10l-14 -2l-2 -14l26 -30l2 -34z',
    dark,
  ],
  [
    'M-66 -82q2 -24 32 -24q32 8 66 -2q20 -8 38 -34l6 -14l8 6l6 -8l2 12q20 14 34 30q2 10 -8 11l-20 -9q-8 4 -14 18q-8 28 -22 42q-34 20 -78 10q-24 6 -40 -4q-14 -14 -10 -34z',
    coat,
  ],
  ['M44 -82l52 22l34 -8l8 8l-38 16l-60 -18zM-60 -86l-22 34l-42 14l-12 16l-8 -10l8 -14l38 -20l14 -32z', coat],
  ['M30 -106q20 -8 40 -36l6 6q-14 28 -36 40z', dark],
  ['M-22 -100h44l-6 18h-34z', '#F6F0E2'],
  ['M-6 -112l30 -4l10 30l-8 22l-10 -2l4 -20l-12 -14l-14 4z', '#F6F0E2'],
  ['M-14 -112q-2 -34 34 -44l26 6q6 14 -6 22q-22 8 -28 24z', silk],
  ['M38 -144l18 24l20 2l-2 9l-24 0l-22 -24z', silk],
  [round(52, -160, 12), SKIN],
  ['M39 -162q2 -18 18 -16q12 2 11 14l10 4q-20 4 -39 -2z', cap],
]

/** Someone at the edge of the water from behind, trousers rolled up. */
const onlooker = (x: number, shirt: string, hair: string): readonly GlyphPart[] => [
  [`M${x - 13} 0v-34h10v34zM${x + 3} 0v-34h10v34z`, SKIN],
  [`M${x - 18} -28v-40h36v40h-15l-3 -14l-3 14z`, '#3E4A66'],
  [`M${x - 20} -62q-2 -44 8 -52h24q10 8 8 52z`, shirt],
  [round(x, -128, 13), hair],
]

function paintRacer(s: LandmarkContext, at: Placement, parts: readonly GlyphPart[]): void {
  s.draw(
    { ...at, scaleX: at.scale, scale: -at.scale * 0.7 },
    parts.map(([path]) => [path, '#B88A5E'] as const),
  )
  s.draw(at, [
    ['M-150 4q40 -14 60 0q20 -16 44 -2q30 -12 60 0q30 -14 60 0q40 -8 60 4q-140 10 -284 -2z', '#F8EFD8'],
  ])
  s.draw(at, parts)
}

/** The races on the beach of Sanlúcar at low tide: three horses on wet sand, Doñana's pines over the water. */
export const tideRace = landmark({
  name: 'tide-race',
  palette: {
    ...PALETTES.gold,
    top: '#5E9AB8',
    middle: '#F2CE98',
    horizon: '#FFE3AC',
    deep: '#3A2A34',
    lightText: 'towards sunset in August',
  },
  accent: '#E23A2E',
  ground: 0.44,
  sun: null,
  clouds: null,
  altText:
    'Three racehorses gallop over wet sand at low tide, their jockeys in bright silks, people with their feet in the water watch, a far bank of dunes and pines behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 48 }, (_none, i) =>
          dome(-1580 + i * 66 + ((i * 17) % 23), -14, 40 + ((i * 11) % 4) * 7, 26 + ((i * 7) % 5) * 7),
        ).join(''),
        '#5E7A62',
      ],
      ['M-1600 4V-14Q-900 -34 -500 -16Q-200 -30 100 -14Q600 -34 1600 -18V4z', '#EAD0A0'],
    ])
    paintGroundMist(s, 60, 0.4)
    s.draw(s.at(0, 0), [
      ['M-1600 0H1600V70H-1600z', '#6FA3AE'],
      [
        'M-1600 20H-300L-100 25L-320 30H-1600zM40 36H700L900 41L680 46H20zM-800 52H-200L-60 57L-220 62H-840z',
        '#C9DCD4',
      ],
      ['M-330 6q10 14 40 14h90q30 -2 40 -16z', '#3A4A5A'],
      ['M-300 4v-26h70v26zM-216 6v-44h4v44z', '#F4EFE2'],
      ['M-1600 900V74Q-700 52 -200 72Q300 88 1600 60V900z', '#D6AC78'],
      ['M-1600 84V70Q-700 48 -200 68Q300 84 1600 56V68Q300 98 -200 82Q-700 62 -1600 84z', '#FBF2DC'],
      ['M-1600 150Q-500 110 100 140Q700 160 1600 120V300Q700 340 100 310Q-500 280 -1600 330z', '#C99A6A'],
      [
        'M-1600 190Q-300 150 300 184Q800 204 1600 170V182Q800 220 300 200Q-300 166 -1600 206zM-1600 270Q-300 240 300 264Q800 284 1600 250V258Q800 296 300 276Q-300 252 -1600 284z',
        '#E6C294',
      ],
    ])
    s.draw(s.at(0, 86, 0.62), [
      ...[
        -1700, -1560, -1420, -1240, -1100, -940, -800, -560, -500, -300, -40, 30, 220, 300, 520, 640, 860,
        1000,
      ].flatMap((x, i) =>
        onlooker(
          x,
          ['#F4EFE2', '#4A7A9A', '#D9A23C', '#8A4A5A', '#5E8A6A'][i % 5] ?? '',
          ['#2A2028', '#5A3A2A', '#3A2A2A'][i % 3] ?? '',
        ),
      ),
    ])
    paintRacer(s, s.at(250, 214, 1.15), racer('#7A4A34', '#4A2A24', '#F2C63C', '#2E5A8A'))
    paintRacer(s, s.at(-196, 262, 1.42), racer('#C9B8A8', '#7E7078', '#2E6A9A', '#F4EFE2'))
    paintRacer(s, s.at(60, 392, 1.9), racer('#4A2E2A', '#2A1A1C', s.accent, '#F4EFE2'))
    s.draw(s.at(60, 392, 1.9), [
      [
        'M-170 2q-30 -10 -20 -24q14 6 18 18q10 -18 26 -22q-2 18 -14 28zM-60 4q-12 -14 0 -24q12 8 10 22z',
        '#F8EFD8',
      ],
    ])
  },
})
