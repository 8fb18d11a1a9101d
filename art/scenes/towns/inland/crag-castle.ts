import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintForest, paintPalm } from '#art/kit/flora.ts'
import { paintPair } from '#art/kit/market-people.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { hillLine, ridgeLine } from '#art/kit/terrain.ts'
import { paintCragFortress } from './crag-fortress.ts'

const PALE = '#F2E6C8'
const ROCK = '#D8B48C'
const ROCK_SHADE = '#6B5670'
const DEEP = '#1F3A44'
const COAT = '#D9482F'
const MEADOW = '#8FA85C'

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
/** Clefts: top, foot and how wide they are; on the lit face, then on the shaded one. */
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

function paintFarLand(canvas: PosterCanvas, footY: number): void {
  const { unit } = canvas
  const ridge = ridgeLine(canvas, footY - 240 * unit, 70 * unit, 26, 0.55)
  addPolygon(canvas, [...ridge, [canvas.width + 20, footY], [-20, footY]], '#A9BDB0')
  sprayBand(canvas, PALE, footY - 80 * unit, footY - 290 * unit, 0.85)
  addPath(canvas, smoothPath(hillLine(canvas, footY - 120 * unit, 60 * unit, 5), footY), '#7F9F92')
  sprayBand(canvas, PALE, footY + 10 * unit, footY - 150 * unit, 0.8)
}

function paintCrag(canvas: PosterCanvas, x: number, topY: number, footY: number): void {
  const { unit } = canvas
  const stretch = (footY - topY) / 340
  const at = ([across, down]: Point): Point => [x + across * unit, topY + down * stretch]
  const rock = CRAG.map(at)
  addPolygon(canvas, rock, ROCK)
  const right = CRAG.filter(([across]) => across > 70).map(at)
  addPolygon(canvas, [...SPINE.map(at), ...right.toReversed()], ROCK_SHADE)
  const cleft = ([fromX, fromY, toX, toY, broad]:
    | (typeof CLEFTS)[number]
    | (typeof LEDGES)[number]): string => {
    const [start, end] = [at([fromX, fromY]), at([toX, toY])]
    const bend = at([(fromX + toX) / 2 + broad, (fromY + toY) / 2])
    return outline`M${start[0]} ${start[1]}L${bend[0]} ${bend[1]}L${end[0]} ${end[1]}L${(start[0] + end[0]) / 2 - broad * 0.3 * unit} ${(start[1] + end[1]) / 2}z`
  }
  addPath(canvas, CLEFTS.map(cleft).join(''), '#A07C74')
  addPath(canvas, LEDGES.map(cleft).join(''), '#8C7486')
  sprayVertical(canvas, polylinePath(rock), '#7F9F92', footY + 10 * unit, topY + 190 * stretch, 0.9)
}

/** The near slope: trees at the foot of the rock, a meadow and the path up. */
function paintNearLand(canvas: PosterCanvas, variant: SceneVariant, x: number, footY: number): void {
  const { width, height, unit } = canvas
  const hasPalms = variant.touches.includes('palms')
  const woods = smoothPath(hillLine(canvas, footY - 16 * unit, 34 * unit, 6), height)
  addPath(canvas, woods, '#4F7A5C')
  if (hasPalms) {
    for (const [share, tall] of [
      [0.06, 130],
      [0.2, 170],
      [0.34, 120],
      [0.7, 140],
      [0.84, 176],
      [0.95, 130],
    ] as const) {
      const palm = {
        x: width * share,
        groundY: footY + 40 * unit,
        height: tall * unit,
        lean: share > 0.5 ? -0.1 : 0.1,
      }
      paintPalm(canvas, { ...palm, trunk: DEEP, leaf: DEEP, backLeaf: '#2F5A4C', frondScale: 1.2 })
    }
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
  addPath(canvas, green, MEADOW)
  sprayVertical(canvas, green, DEEP, height + 20 * unit, footY + 110 * unit)
  const path = outline`M${x - 90 * unit} ${height}Q${x + 40 * unit} ${height - 90 * unit} ${x + 60 * unit} ${footY + 130 * unit}T${x + 20 * unit} ${footY + 76 * unit}h${22 * unit}Q${x + 96 * unit} ${footY + 110 * unit} ${x + 110 * unit} ${footY + 140 * unit}T${x + 130 * unit} ${height}z`
  addPath(canvas, path, '#F0D9A8')
  sprayVertical(canvas, path, '#A8835E', height, footY + 150 * unit, 0.8)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const x = width * (isWide ? 0.6 : 0.5)
  const footY = height * (isTall ? 0.7 : 0.74)
  const topY = footY - Math.min(430 * unit, height * 0.4)
  const side = variant.detail === 1 ? -1 : 1
  paintOpenSky(canvas, variant, {
    inks: { top: '#6F9FA4', middle: '#C3D3BE', horizon: PALE, disc: '#FFF9E2', bars: '#FBF3DC' },
    horizonY: footY,
    middleShare: 0.42,
    disc: [x + side * 280 * unit, 560, 54],
    bars: [
      [x - 330 * unit, 590, 260, 14],
      [x - 250 * unit, 560, 180, 10],
      [x + 360 * unit, 460, 260, 12],
    ],
  })
  paintFarLand(canvas, footY)
  paintCrag(canvas, x, topY, footY + 60 * unit)
  // Pointed roofs are Europe's own.
  const kind = variant.touches.includes('palms') ? 1 : variant.detail
  paintCragFortress(canvas, { x, y: topY + 8 * unit, scale: 0.94 * unit }, kind)
  paintNearLand(canvas, variant, x, footY)
  paintPair(canvas, x + 20 * unit, height - 24 * unit, COAT)
}

/** A castle on a steep rock above woods and a meadow, two people on the path below. */
export const cragCastle: Scene = {
  name: 'crag-castle',
  family: 'highland',
  skyInk: '#6F9FA4',
  mistInk: PALE,
  shadowInk: DEEP,
  accentInk: COAT,
  altText: 'A castle on a steep rock above a belt of trees, two people on the path across the grass below',
  touchedAltTexts: {
    palms: 'A fortress on a steep rock above palms, two people on the path across the grass below',
  },
  lightText: 'in soft morning light',
  draw,
}
