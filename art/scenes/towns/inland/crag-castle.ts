import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills, paintRidge } from '#art/kit/backdrops.ts'
import { paintForest } from '#art/kit/flora.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { paintPair } from '#art/kit/market-people.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { FORTRESSES } from './crag-fortress.ts'

/** The rock from its left foot over the flat top to its right foot, in units from the middle of the top. */
const CRAG: readonly Point[] = [
  [-420, 330],
  [-330, 270],
  [-270, 214],
  [-238, 120],
  [-200, 60],
  [-186, 10],
  [-90, -2],
  [20, 4],
  [110, -4],
  [196, 8],
  [214, 70],
  [262, 128],
  [282, 214],
  [350, 280],
  [440, 340],
]
/** Where the lit face ends. */
const SPINE: readonly Point[] = [
  [70, 0],
  [94, 60],
  [48, 110],
  [108, 170],
  [70, 230],
  [150, 300],
  [130, 340],
]
/** Clefts on the lit face, then on the shaded one: top, foot and width. */
const CLEFTS = [
  [-150, 14, -176, 190, 26],
  [-84, 6, -96, 150, 18],
  [-30, 40, -10, 260, 30],
  [-210, 130, -250, 280, 30],
  [28, 20, 10, 120, 16],
] as const
const LEDGES = [
  [140, 12, 150, 140, 20],
  [180, 80, 214, 240, 28],
  [112, 150, 160, 300, 24],
] as const

function paintCrag({ canvas, x, groundY, unit }: LandmarkContext, topY: number): void {
  const footY = groundY + 60 * unit
  const stretch = (footY - topY) / 340
  const at = ([across, down]: Point): Point => [x + across * unit, topY + down * stretch]
  const rock = CRAG.map(at)
  const cleft = ([fromX, fromY, toX, toY, broad]: (typeof CLEFTS | typeof LEDGES)[number]): string =>
    polylinePath(
      [
        [fromX, fromY] as const,
        [(fromX + toX) / 2 + broad, (fromY + toY) / 2] as const,
        [toX, toY] as const,
        [(fromX + toX) / 2 - broad * 0.3, (fromY + toY) / 2] as const,
      ].map(at),
    )
  addPolygon(canvas, rock, '#D8B48C')
  const right = CRAG.filter(([across]) => across > 70).map(at)
  addPolygon(canvas, [...SPINE.map(at), ...right.toReversed()], '#6B5670')
  addPath(canvas, CLEFTS.map(cleft).join(''), '#A07C74')
  addPath(canvas, LEDGES.map(cleft).join(''), '#8C7486')
  sprayVertical(canvas, polylinePath(rock), '#7F9F92', footY + 10 * unit, topY + 190 * stretch, 0.9)
}

/** The near slope: trees at the foot of the rock, a meadow and the path up. */
function paintNearLand(s: LandmarkContext): void {
  const { canvas, x, groundY: footY, width, height, unit, palette } = s
  addPath(canvas, smoothPath(hillLine(canvas, footY - 16 * unit, 34 * unit, 6), height), '#4F7A5C')
  if (s.variant.touches.includes('palms')) {
    paintFarPalms({ ...s, groundY: footY + 36 * unit }, palette.deep, [0.06, 0.2, 0.34, 0.7, 0.84, 0.95], 150)
  } else {
    const trees = { groundY: footY + 34 * unit, minHeight: 60 * unit, maxHeight: 120 * unit, step: 26 * unit }
    paintForest(canvas, trees, '#35604F')
    paintForest(canvas, { ...trees, groundY: footY + 66 * unit, step: 44 * unit }, '#254A48')
  }
  const meadow: readonly Point[] = [
    [-20, footY + 50 * unit],
    [width * 0.3, footY + 84 * unit],
    [width * 0.7, footY + 60 * unit],
    [width + 20, footY + 24 * unit],
  ]
  const green = smoothPath(meadow, height)
  addPath(canvas, green, '#8FA85C')
  sprayVertical(canvas, green, palette.deep, height + 20 * unit, footY + 110 * unit)
  const path = outline`M${x - 90 * unit} ${height}Q${x + 40 * unit} ${height - 90 * unit} ${x + 60 * unit} ${footY + 130 * unit}T${x + 20 * unit} ${footY + 76 * unit}h${22 * unit}Q${x + 96 * unit} ${footY + 110 * unit} ${x + 110 * unit} ${footY + 140 * unit}T${x + 130 * unit} ${height}z`
  addPath(canvas, path, '#F0D9A8')
  sprayVertical(canvas, path, '#A8835E', height, footY + 150 * unit, 0.8)
}

/** A castle on a steep rock above woods and a meadow, two people on the path below. */
export const cragCastle = landmark({
  name: 'crag-castle',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#6F9FA4',
    middle: '#C3D3BE',
    horizon: '#F2E6C8',
    disc: '#FFF9E2',
    bars: '#FBF3DC',
    deep: '#1F3A44',
  },
  accent: '#D9482F',
  ground: 0.74,
  sun: ({ detail }) => [detail === 1 ? -280 : 280, 560, 54],
  clouds: [
    [0.09, 0.2, 260, 14],
    [0.19, 0.24, 180, 10],
    [0.92, 0.38, 260, 12],
  ],
  altText: 'A castle on a steep rock above a belt of trees, two people on the path across the grass below',
  touchedAltTexts: {
    palms: 'A fortress on a steep rock above palms, two people on the path across the grass below',
  },
  lightText: 'in soft morning light',
  paint: (s) => {
    const { canvas, x, groundY, height, unit, variant } = s
    const topY = groundY - Math.min(430 * unit, height * 0.4)
    paintRidge(s, '#A9BDB0', 240, 70)
    paintHills(s, '#7F9F92', 120, 60, 0.8)
    paintGroundMist(s, 150, 0.3)
    paintCrag(s, topY)
    // Pointed roofs are European.
    const kind = variant.touches.includes('palms') ? 1 : variant.detail
    s.draw({ x, y: topY + 8 * unit, scale: 0.94 * unit }, FORTRESSES[kind])
    paintNearLand(s)
    paintPair(canvas, x + 20 * unit, height - 24 * unit, s.accent)
  },
})
