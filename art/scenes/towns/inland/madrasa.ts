import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintPair } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BRICK = '#E3B37A'
const BRICK_SHADE = '#A4705A'
const TILE = '#2E8FA6'
const TILE_DARK = '#1F4E86'
const TILE_PALE = '#8FD0CC'

/** A ribbed dome on a tall drum, its foot at y. */
function dome(x: number, y: number): readonly GlyphPart[] {
  const ribs = [-52, -26, 0].map(
    (rib) =>
      `M${x + rib - 3} ${y - 84}Q${x + rib * 1.25} ${y - 150} ${x} ${y - 206}Q${x + rib * 1.1 + 4} ${y - 150} ${x + rib + 4} ${y - 84}z`,
  )
  return [
    [`M${x - 58} ${y}v-84h116v84z`, TILE_DARK],
    [`M${x + 24} ${y}v-84h34v84z`, '#1B3560'],
    [`M${x - 58} ${y - 24}h116v-10h-116zM${x - 58} ${y - 62}h116v-8h-116z`, TILE_PALE],
    [
      `M${x - 62} ${y - 82}C${x - 88} ${y - 140} ${x - 58} ${y - 184} ${x} ${y - 212}C${x + 58} ${y - 184} ${x + 88} ${y - 140} ${x + 62} ${y - 82}z`,
      TILE,
    ],
    [ribs.join(''), TILE_PALE],
    [
      `M${x} ${y - 212}C${x + 58} ${y - 184} ${x + 88} ${y - 140} ${x + 62} ${y - 82}h-30Q${x + 50} ${y - 150} ${x} ${y - 212}z`,
      TILE_DARK,
    ],
  ]
}

/** A tapering corner tower with bands of tile. */
function tower(x: number, tall: number): readonly GlyphPart[] {
  const bands = [0.2, 0.42, 0.64, 0.86].map((share) => `M${x - 24} ${-tall * share}h48v-16h-48z`).join('')
  return [
    [`M${x - 27} 0l6 ${-tall}h42l6 ${tall}z`, BRICK],
    [bands, TILE],
    [`M${x + 8} 0v${-tall}h13l6 ${tall}z`, BRICK_SHADE],
    [`M${x - 30} ${-tall}h60v-16l-8 -8h-44l-8 8z`, TILE_DARK],
  ]
}

const bays = (y: number): string =>
  [-286, -228, -170, 126, 184, 242].map((x) => `M${x} ${y}v-70q0 -26 22 -40q22 14 22 40v70z`).join('')

/** The front of a madrasa: its tall portal between wings of two storeys. */
const FRONT: readonly GlyphPart[] = [
  ...dome(-206, -196),
  ...dome(206, -196),
  ['M-300 0v-212h600v212z', BRICK],
  ['M-300 -212h600v-14h-600zM-300 -104h600v-7h-600z', TILE],
  [bays(-112) + bays(0), TILE_DARK],
  ['M-138 0v-356h276v356z', BRICK],
  ['M104 0v-356h34v356z', BRICK_SHADE],
  ['M-138 -356h276v-14h-276z', TILE_DARK],
  ['M-124 0v-340h248v340h-20v-320h-208v320z', TILE],
  ['M-104 -320h208v120q-30 -60 -104 -108q-74 48 -104 108z', TILE_PALE],
  ['M-90 -304q50 4 74 26q-44 24 -74 62zM90 -304q-50 4 -74 26q44 24 74 62z', '#F0B64A'],
  ['M-84 0v-182q0 -62 84 -112q84 50 84 112v182z', TILE_DARK],
  ['M-60 0v-160q0 -48 60 -88q60 40 60 88v160z', '#1B2E58'],
  ['M-84 -120h24v-10h-24zM60 -120h24v-10h-24z', TILE_PALE],
  ['M-32 0v-74q0 -26 32 -46q32 20 32 46v74z', '#F0C27C'],
  ...tower(-330, 330),
  ...tower(330, 330),
]

/** A square before a madrasa: a portal of blue tile, two ribbed domes, two banded towers. */
export const madrasa = landmark({
  name: 'madrasa',
  isPortrait: false,
  palette: {
    ...PALETTES.arid,
    top: '#3E7FB0',
    middle: '#A9CFD0',
    horizon: '#FFE4B2',
    disc: '#FFF6DA',
    bars: '#FFF4DA',
    deep: '#2B2748',
  },
  accent: '#D8432F',
  mist: TILE_PALE,
  focus: { narrow: 0.5, wide: 0.59 },
  middleShare: 0.4,
  sun: [60, 440, 82],
  clouds: [
    [0.16, 0.26, 330, 15],
    [0.09, 0.29, 210, 11],
    [0.9, 0.33, 300, 13],
  ],
  altText: 'A tall portal of blue tile between two ribbed turquoise domes, two people crossing the square',
  lightText: 'on a clear morning',
  paint: (s) => {
    paintHills(s, '#B9B79A', 120, 40, 0.9)
    paintPaving(s, '#EBC18C', '#C98F68')
    s.draw(s.at(0, 10, 1.04), FRONT)
    const side = s.variant.detail === 1 ? 1 : -1
    paintPair(s.canvas, s.x + side * 170 * s.unit, s.height * 0.945, s.accent)
  },
})
