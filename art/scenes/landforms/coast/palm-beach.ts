import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { paintBeachedBoat } from '#art/scenes/landforms/coast/beached-boat.ts'

const HORIZON = 0.5
const TOP = '#D9503A'
const GLOW = '#FFE3A8'
const DEEP = '#123A5C'
const LEAF = '#1C2B44'
const BACK_LEAF = '#2E4A58'
const TRUNK = '#3A2236'
const BOAT = '#F2C230'

/** Place on the sheet, height as a share of it and lean: a stand, one that lies over the water, a pair. */
const PALMS = [
  [
    [1, 0.9, -0.26],
    [0.95, 0.7, -0.36],
    [1.03, 0.58, -0.46],
  ],
  [
    [1.02, 0.92, -0.1],
    [0.98, 0.62, -0.6],
  ],
  [
    [0.99, 0.86, -0.16],
    [1.01, 0.66, -0.34],
  ],
] as const

/** A headland that runs out into the sea. */
function paintHeadland(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit, isWide } = canvas
  const start = isWide ? width * 0.18 : -20
  const [far, near] = ['#B85A5C', '#7A3A56'].map((ink, index) => ({ ink, size: index === 0 ? 1.5 : 1 }))
  for (const { ink, size } of [far, near].flatMap((hill) => hill ?? [])) {
    const [long, tall] = [230 * size * unit, 96 * size * unit]
    const back = outline`M${start - (isWide ? long * 0.5 : 0)} ${horizonY + 3}Q${start + long * 0.05} ${horizonY - tall} ${start + long * 0.3} ${horizonY - tall}`
    const down = outline`Q${start + long * 0.55} ${horizonY - tall * 0.9} ${start + long * 0.66} ${horizonY - tall * 0.5}T${start + long} ${horizonY + 3}z`
    addPath(canvas, back + down, ink)
  }
}

/** A low islet on the horizon with its tuft of palms. */
function paintIslet(canvas: PosterCanvas, x: number, y: number, scale: number): void {
  addPath(canvas, lensPath(x, y + 2, 150 * scale, 30 * scale), '#7A3A56')
  for (const [across, tall, lean] of [
    [-60, 74, -0.18],
    [-24, 96, -0.08],
    [16, 84, 0.1],
    [58, 66, 0.22],
  ] as const) {
    const palm = {
      trunk: '#5A2E4C',
      leaf: '#5A2E4C',
      groundY: y,
      height: tall * scale,
      lean,
      frondScale: 1.3,
    }
    paintPalm(canvas, { ...palm, x: x + across * scale })
  }
}

/** Somebody walking along the water's edge with a basket on the head. */
function paintWalker(canvas: PosterCanvas, { x, y, scale }: Placement): void {
  const at = { x, y, scale }
  paintGlyphs(canvas, at, [
    ['M-12 0l4 -44h9l-2 44zM6 0l-2 -44h9l3 44z', TRUNK],
    ['M-20 -30q2 -56 12 -70h18q12 12 14 70q-24 8 -44 0z', '#FBE8C0'],
    ['M10 -96l14 34l-6 3l-14 -30z', TRUNK],
    ['M-26 -136h54l-8 18h-38z', '#C98A4B'],
  ])
  addCircle(canvas, x + scale, y - 112 * scale, 11 * scale, TRUNK)
}

function beachLine({ width, height, isWide }: PosterCanvas, lift: number): readonly Point[] {
  return (
    isWide
      ? [
          [width + 30, 0.6],
          [width * 0.84, 0.63],
          [width * 0.66, 0.7],
          [width * 0.52, 0.8],
          [width * 0.34, 0.885],
          [width * 0.12, 0.93],
          [-30, 0.94],
        ]
      : [
          [width + 30, 0.585],
          [width * 0.82, 0.6],
          [width * 0.62, 0.645],
          [width * 0.5, 0.715],
          [width * 0.36, 0.79],
          [width * 0.14, 0.835],
          [-30, 0.845],
        ]
  ).map(([x = 0, share = 0]): Point => [x, height * share - lift])
}

function paintBeach(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  for (const [lift, ink, opacity] of [
    [40, '#F2A07A', 0.5],
    [22, '#FFF1D6', 0.9],
    [8, '#C97E6C', 0.7],
  ] as const) {
    addPath(canvas, smoothPath(beachLine(canvas, lift * unit), height), ink, { opacity })
  }
  const sand = smoothPath(beachLine(canvas, 0), height)
  addPath(canvas, sand, '#F3BE86')
  sprayVertical(canvas, sand, '#7A3A56', height + 120 * unit, height * 0.74)
  let prints = ''
  for (let index = 0; index < 9; index += 1) {
    const share = index / 9
    const x = width * 0.9 - share * width * 0.34 + (index % 2 === 0 ? 9 : -9) * unit
    prints += lensPath(x, height * (0.7 + share * 0.16), (5 + 5 * share) * unit, (5 + 4 * share) * unit)
  }
  addPath(canvas, prints, '#A85E58')
}

function paintPalms(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const groundY = height * 0.95
  const inks = { trunk: TRUNK, leaf: LEAF, backLeaf: BACK_LEAF }
  for (const [share, tall, lean] of PALMS[variant.detail]) {
    const size = height * tall * (isWide ? 0.98 : 0.9)
    paintPalm(canvas, { ...inks, x: width * share, groundY, height: size, lean, frondScale: 0.92 })
  }
  let grass = ''
  for (let index = 0; index < 22; index += 1) {
    const x = width + (20 - index * 13) * unit
    const tall = (150 - index * 5 + ((index * 37) % 40)) * unit
    grass += outline`M${x} ${height + 10}q${-6 * unit} ${-tall * 0.6} ${-34 * unit} ${-tall}q${40 * unit} ${tall * 0.3} ${50 * unit} ${tall}z`
  }
  addPath(canvas, grass, LEAF)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const sunX = width * (isWide ? 0.56 : 0.4)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: TOP, middle: '#F08A4E', horizon: GLOW, disc: '#FFF1C4', bars: '#FBC67E' },
    horizonY,
    middleShare: 0.42,
    disc: [sunX, 96, 104],
    bars: [
      [width * 0.2, 330, 260, 13],
      [width * 0.62, 262, 330, 12],
      [width * 0.12, 180, 200, 9],
    ],
  })
  const inks = { ink: '#2F7E90', far: '#F7B27C', deep: DEEP, ripple: '#F9CFA0', glint: '#FFF1C4' }
  paintSea(canvas, { topY: horizonY, ...inks, disc: sun })
  if (variant.detail === 2) paintHeadland(canvas, horizonY)
  else if (variant.detail === 0) paintIslet(canvas, width * (isWide ? 0.3 : 0.16), horizonY, unit)
  addLine(canvas, outline`M0 ${horizonY}H${width}`, '#FFE3A8', 3 * unit, { opacity: 0.7 })
  paintBeach(canvas)
  const walker = { x: width * (isWide ? 0.76 : 0.72), y: height * (isWide ? 0.73 : 0.7), scale: 0.7 * unit }
  if (variant.detail !== 2) paintWalker(canvas, walker)
  const boat = { x: width * (isWide ? 0.56 : 0.42), y: height * 0.9, scale: unit }
  paintBeachedBoat(canvas, boat, variant.touches.includes('outrigger'))
  paintPalms(canvas, variant)
}

/** A palm beach with the sun low: surf in a long curve, a boat drawn up on the sand. */
export const palmBeach: Scene = {
  name: 'palm-beach',
  family: 'tropical-dusk',
  skyInk: TOP,
  mistInk: '#F7B27C',
  shadowInk: DEEP,
  accentInk: BOAT,
  altText: 'A painted boat drawn up on a long curve of sand, palms leaning over it, the sun low on the sea',
  touchedAltTexts: {
    outrigger:
      'An outrigger canoe drawn up on a long curve of sand, palms leaning over it, the sun low on the sea',
  },
  lightText: 'at dusk',
  draw,
}
