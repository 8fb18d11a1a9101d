import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DARK = '#1B3238'

/** Cones of karst side by side: place and height in units, width as a share of the height. */
function paintCones(
  s: LandmarkContext,
  ink: string,
  cones: readonly (readonly [number, number, number])[],
): void {
  const { canvas, x, groundY, unit } = s
  let path = ''
  for (const [across, tall, wide] of cones) {
    const [half, up, left] = [tall * wide * unit, tall * unit, x + across * unit]
    path += outline`M${left - half} ${groundY + 8}C${left - half * 0.7} ${groundY - up * 0.5} ${left - half * 0.5} ${groundY - up} ${left} ${groundY - up}C${left + half * 0.4} ${groundY - up} ${left + half * 0.62} ${groundY - up * 0.55} ${left + half} ${groundY + 8}z`
  }
  addPath(canvas, path, ink)
}

const cormorant = (x: number, turn: 1 | -1): GlyphPart => [
  `M${x} -8q${-14 * turn} -14 ${-8 * turn} -40q${6 * turn} -10 ${10 * turn} -22q${-2 * turn} -14 ${8 * turn} -14l${18 * turn} 6l${-14 * turn} 4q0 14 ${-2 * turn} 24q${10 * turn} 18 0 42z`,
  DARK,
]

const RAFT: readonly GlyphPart[] = [
  ['M96 -210L40 40l5 2l56 -250z', DARK],
  ['M-16 -12l4 -50h12l-2 50zM8 -12l-4 -50h13l4 50z', DARK],
  ['M-24 -56q-4 -62 10 -74h24q16 12 12 74z', '#F3E2BC'],
  ['M22 -126l40 -6l2 10l-40 12zM-14 -124l-10 40l8 3l12 -34z', '#F3E2BC'],
  ['M-6 -142a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#7A4632'],
  ['M-30 -146q36 -36 74 0z', '#D9A84E'],
  cormorant(-120, -1),
  cormorant(120, 1),
  ['M-210 -20q60 14 210 12t210 -20l8 8q-20 26 -60 28h-312q-46 -6 -56 -28z', '#8A6A44'],
  ['M-204 -12q60 14 204 12t206 -18l-2 6q-60 16 -204 18q-150 0 -202 -10z', '#E9C88A'],
]

/** A fisherman on a bamboo raft with his cormorants, karst cones one behind another. */
export const cormorantRaft = landmark({
  name: 'cormorant-raft',
  palette: {
    ...PALETTES.monsoon,
    top: '#E8B98C',
    middle: '#F2D2A2',
    horizon: '#FBEBCB',
    deep: '#1E4850',
    lightText: 'in the haze of evening',
  },
  accent: '#E0482C',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A man in a straw hat poling a bamboo raft with two cormorants and a lantern, rows of steep limestone cones fading into haze behind the river',
  paint: (s) => {
    for (const [share, cones] of [
      [
        0.72,
        [
          [-1080, 200, 0.5],
          [-820, 260, 0.42],
          [-560, 220, 0.5],
          [-330, 330, 0.36],
          [-150, 240, 0.5],
          [60, 380, 0.34],
          [250, 280, 0.42],
          [420, 330, 0.4],
          [640, 260, 0.5],
        ],
      ],
      [
        0.46,
        [
          [-980, 260, 0.4],
          [-700, 180, 0.5],
          [-420, 210, 0.5],
          [-250, 300, 0.34],
          [-60, 150, 0.6],
          [170, 260, 0.36],
          [330, 190, 0.5],
          [560, 240, 0.5],
        ],
      ],
      [
        0.2,
        [
          [-1180, 170, 0.6],
          [-860, 130, 0.7],
          [-520, 120, 0.7],
          [-360, 170, 0.46],
          [300, 150, 0.5],
          [420, 210, 0.4],
          [700, 160, 0.6],
        ],
      ],
    ] as const) {
      paintCones(s, mixInk('#2F6E72', s.palette.horizon, share), cones)
      paintGroundMist(s, 90, 0.6)
    }
    paintWater(s, '#6FA39A', 0, '#FBEBCB', null)
    for (const [across, half] of [
      [-250, 70],
      [60, 90],
      [250, 60],
    ] as const)
      paintMirrorBars(s, '#4E8A86', across, 0, half, 7)
    paintFloating(s, s.atDepth(10, 0.62, 1.15), 200, [...RAFT, ['M92 -212h18l6 28q-14 10 -30 0z', s.accent]])
    paintReeds(s, 'right', '#1E4850', 150)
  },
})
