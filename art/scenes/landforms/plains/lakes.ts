import { addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { bandPath, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintPines } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintGlint, paintRipples } from '#art/kit/water.ts'
import { cabin, paintBirch, paintLeaves, paintWoodedIsle } from './lake-shore.ts'

const DEEP = '#14506A'
const PINE = '#173C3C'

/** Share of the width, and the same in wide formats; then in units: below the horizon, half width, trees. */
const ISLES = [
  [0.22, 0.22, 36, 120, 48, '#568C7E', '#8FAF8C'],
  [0.84, 0.84, 50, 150, 60, '#4A8274', '#8FAF8C'],
  [0.46, 0.46, 78, 84, 50, '#3F7868', '#7FA07C'],
  [0.1, 0.1, 150, 180, 110, '#2C6458', '#6A9270'],
  [0.8, 0.74, 204, 190, 136, '#205448', '#5C8862'],
] as const

/** Still water between a far line of trees and wooded islands. */
function paintLake({ canvas, sun, width, height, groundY, unit, isWide, palette }: LandmarkContext): void {
  addRect(canvas, 0, groundY, width, height - groundY, '#6FB0AC')
  sprayBand(canvas, palette.horizon, groundY, groundY + height * 0.26)
  sprayBand(canvas, DEEP, height, height * 0.52)
  const tall = 26 * unit
  let trees = ''
  for (let x = -10; x < width + 10; x += 9 * unit)
    trees += outline`M${x - 7 * unit} ${groundY + 2}l${7 * unit} ${-tall * canvas.random(0.6, 1.2)}l${7 * unit} ${tall}z`
  addPath(canvas, trees + bandPath(canvas, groundY - tall * 0.35, tall * 0.4), '#7FA898')
  const breadth = { topWidth: 60 * unit, bottomWidth: 30 * unit }
  paintGlint(canvas, { x: sun.x, topY: groundY + 8, bottomY: height * 0.6, ...breadth }, palette.disc)
  for (const [share, wideShare, down, half, trees, treeInk, shoreInk] of ISLES)
    paintWoodedIsle(canvas, {
      x: width * (isWide ? wideShare : share),
      y: groundY + down * unit,
      halfWidth: half * unit,
      treeHeight: trees * unit,
      treeInk,
      shoreInk,
    })
  const ripples = { topY: groundY + 90 * unit, bottomY: height * 0.94, count: 40 }
  paintRipples(canvas, { ...ripples, minWidth: 20 * unit, maxWidth: 110 * unit }, '#F6EBC6', {
    opacity: 0.45,
  })
}

function paintRockShelf({ canvas, width, height, palette }: LandmarkContext): void {
  const line: readonly Point[] = [
    [-20, height * 0.9],
    [width * 0.14, height * 0.885],
    [width * 0.34, height * 0.93],
    [width * 0.52, height * 0.985],
    [width * 0.7, height * 1.02],
  ]
  const rock = smoothPath(line, height + 20)
  addPath(canvas, rock, '#8C6F62')
  sprayVertical(canvas, rock, palette.deep, height, height * 0.9)
}

function paintBirchFrame({ canvas, width, height, unit, isWide }: LandmarkContext): void {
  paintBirch(canvas, width * (isWide ? 0.05 : 0.075), height + 20, height * 1.05, 20 * unit)
  paintBirch(canvas, width * (isWide ? 0.1 : 0.17), height + 20, height * 1.05, 13 * unit)
  paintBirch(canvas, width * 0.955, height * 1.02, height * 1.05, 17 * unit)
  paintLeaves(canvas, [
    { x: width * 0.1, y: height * 0.05, reach: 300 * unit, count: 130 },
    { x: width * 0.96, y: height * 0.03, reach: 200 * unit, count: 70 },
  ])
}

/** Two paddlers in a canoe with a pale band along its hull. */
const lakeCanoe = (hull: string): readonly GlyphPart[] => [
  ...canoe(hull, '#F2B84A', '#F7F0DC'),
  ['M52 -44L14 20l5 3l40 -62z', '#231A2C'],
  ['M-112 -4h224v5h-224z', '#F6D9A0'],
]

/** Lake district: wooded islands and their reflections, a canoe, birches as the frame. */
export const lakes = landmark({
  name: 'lakes',
  isPortrait: false,
  palette: {
    ...PALETTES.highland,
    top: '#5FA0A8',
    middle: '#BFD4B8',
    horizon: '#FBE3A8',
    disc: '#FFF6DA',
    bars: '#FFF3CF',
    deep: '#33303C',
  },
  accent: '#C8432B',
  mist: '#6FB0AC',
  ground: 0.36,
  focus: { narrow: 0.62, wide: 0.62 },
  middleShare: 0.4,
  sun: [0, 70, 60],
  clouds: [
    [0.66, 0.67, 320, 8],
    [0.52, 0.73, 200, 6],
    [0.2, 0.28, 300, 10],
  ],
  altText: 'Two people in a canoe on a still lake with wooded islands, tall trees to each side',
  lightText: 'on a light summer evening',
  paint: (s) => {
    const { width, height, unit, isWide, accent } = s
    const { detail } = s.variant
    paintLake(s)
    if (detail === 2) s.draw(s.at(isWide ? 127 : 112, 204, 0.9), cabin(accent))
    const size = detail === 2 ? 1 : 1.36
    const place = { x: width * 0.46, y: height * (detail === 2 ? 0.8 : 0.74), scale: size * unit }
    paintFloating(s, place, 130, lakeCanoe(accent))
    paintRockShelf(s)
    if (detail === 1) {
      paintPines(s, 'left', PINE, 800, 0.3)
      paintPines(s, 'right', PINE, 720, 0.3)
    } else paintBirchFrame(s)
  },
})
