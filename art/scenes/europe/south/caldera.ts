import { addPath, addPolygon, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { paintHillHouse } from '#art/kit/hill-house.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { ridgeLine } from '#art/kit/terrain.ts'

const HORIZON = 0.4
const CREAM = '#FFE8CE'
const DEEP = '#0E3E78'
const BLOOM = '#D92E6A'
const WHITE = '#FFFBF0'
const SHADE = '#B9BCD0'
const BLUE = '#2A6FB8'
const BLUE_SHADE = '#1B4788'

/** The rows of houses down the rim: height on the sheet, left end, house height and width in units. */
const ROWS = [
  [0.43, 0.72, 44, 62],
  [0.5, 0.62, 50, 70],
  [0.575, 0.53, 56, 78],
  [0.655, 0.44, 62, 88],
  [0.745, 0.34, 70, 98],
  [0.845, 0.24, 80, 110],
] as const

/** Where the rim stands at a share of the sheet as drawn upright; in wide formats the town keeps to the right. */
const across = ({ width, isWide }: PosterCanvas, share: number): number =>
  width * (isWide ? 0.26 + share * 0.74 : share)

/** The far rim of the old crater, across the water. */
function paintFarRim(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit } = canvas
  for (const [from, to, rise, ink] of [
    [-0.1, 0.46, 62, '#A9A4B8'],
    [0.3, 0.82, 40, '#C3B8BE'],
  ] as const) {
    const top = ridgeLine(canvas, horizonY - rise * unit, 8 * unit, 18, 0.6).map(
      ([x, y]): Point => [width * from + (x / width) * width * (to - from), y],
    )
    addPolygon(
      canvas,
      [...top, [width * (to + 0.04), horizonY + 4], [width * (from - 0.04), horizonY + 4]],
      ink,
    )
  }
  sprayBand(canvas, CREAM, horizonY + 6 * unit, horizonY - height * 0.06, 0.7)
}

function paintRim(canvas: PosterCanvas): void {
  const { width, height } = canvas
  const rim: readonly Point[] = [
    [width + 20, height * 0.36],
    [across(canvas, 0.86), height * 0.37],
    [across(canvas, 0.68), height * 0.42],
    [across(canvas, 0.6), height * 0.5],
    [across(canvas, 0.47), height * 0.575],
    [across(canvas, 0.4), height * 0.66],
    [across(canvas, 0.28), height * 0.75],
    [across(canvas, 0.2), height * 0.86],
    [across(canvas, 0.04), height + 10],
    [width + 20, height + 10],
  ]
  const rock = polylinePath(rim)
  addPath(canvas, rock, '#A9654E')
  spray(canvas, rock, '#5A3550', [across(canvas, 0.1), height, across(canvas, 0.5), height * 0.6], 0.9)
}

/** A chapel under a blue dome with its three bells in an arched wall. */
function paintChapel(canvas: PosterCanvas, at: Placement): void {
  const arch = (x: number, y: number): string => `M${x - 9} ${y}v-26q9 -14 18 0v26z`
  paintGlyphs(canvas, at, [
    ['M-78 60v-150h156v150z', WHITE],
    ['M30 60v-150h48v150z', SHADE],
    ['M-60 -88v-30h120v30z', WHITE],
    ['M26 -88v-30h34v30z', SHADE],
    ['M-62 -118C-62 -176 -26 -196 0 -200C26 -196 62 -176 62 -118z', BLUE],
    ['M0 -200C26 -196 62 -176 62 -118H26C28 -164 18 -186 0 -200z', BLUE_SHADE],
    ['M-7 -198v-18h14v18zM-2 -214v-34h4v34zM-10 -238v-4h20v4z', WHITE],
    ['M-56 -104v-12h10v12zM-24 -104v-12h10v12zM6 -104v-12h10v12z', BLUE_SHADE],
    ['M-18 60v-66q18 -24 36 0v66z', BLUE],
    ['M-190 60v-150h84v150z', WHITE],
    ['M-126 60v-150h20v150z', SHADE],
    ['M-190 -88v-58h84v58zM-176 -146q28 -58 56 0z', WHITE],
    [arch(-168, -98) + arch(-132, -98) + arch(-148, -140), BLUE],
    ['M-150 -178v-26h4v26zM-157 -196v-4h18v4z', WHITE],
  ])
}

function paintBlossom(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
  const clusters = (count: number, size: number): string =>
    Array.from({ length: count }, () => {
      const along = random() ** 1.2
      const [x, y] = [width + 10 - along * 330 * unit, height - random(0, 190) * unit * (1 - along * 0.8)]
      const r = random(size * 0.6, size) * unit
      return outline`M${x - r} ${y}q${r * 0.1} ${-r} ${r} ${-r}t${r} ${r}q${-r} ${r * 0.8} ${-2 * r} 0z`
    }).join('')
  addPath(canvas, clusters(20, 36), '#2F5A48')
  addPath(canvas, clusters(26, 30), BLOOM)
  addPath(canvas, clusters(12, 18), '#F0628E')
}

function paintSail(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-74 -10q70 16 148 -4q-12 26 -32 28h-88q-22 -2 -28 -24z', WHITE],
    ['M-2 -14v-150h4v150zM8 -156q54 80 58 128q-34 8 -58 2z', WHITE],
    ['M-8 -140q-50 70 -54 112q30 6 54 2z', SHADE],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#3F8FCB', middle: '#A8D2DC', horizon: CREAM, disc: '#FFFBE8', bars: '#FFF6E4' },
    horizonY,
    middleShare: 0.4,
    disc: [width * (isWide ? 0.3 : 0.26), 200, 58],
    bars: [
      [width * 0.62, 300, 260, 13],
      [width * 0.74, 270, 180, 10],
      [width * 0.12, 110, 200, 10],
    ],
  })
  paintFarRim(canvas, horizonY)
  paintSea(canvas, {
    topY: horizonY,
    ink: '#2C79BC',
    far: '#BFDDE2',
    deep: DEEP,
    ripple: '#BFE0EA',
    glint: '#FFF6DC',
    disc: sun,
  })
  paintSail(canvas, { x: width * (isWide ? 0.3 : 0.2), y: height * 0.6, scale: 0.8 * unit })
  paintRim(canvas)
  const chapels = [
    [0.8, 0.5, 0.62],
    [0.6, 0.685, 0.8],
    [0.84, 0.86, 1.06],
  ] as const
  for (const [index, [share, left, tall, broad]] of ROWS.entries()) {
    for (let x = across(canvas, left); x < width + 20; ) {
      const wide = broad * canvas.random(0.75, 1.25) * unit
      const high = tall * canvas.random(0.75, 1.5) * unit
      const footY = height * share + canvas.random(-14, 14) * unit
      paintHillHouse(canvas, { x, footY, width: wide, height: high, shade: 0, isWhite: true })
      x += wide * canvas.random(0.92, 1.12)
    }
    const chapel = index % 2 === 1 ? chapels[(index - 1) / 2] : undefined
    if (chapel !== undefined) {
      const [place, down, scale] = chapel
      paintChapel(canvas, { x: across(canvas, place), y: height * down, scale: scale * unit })
    }
  }
  paintBlossom(canvas)
}

/** A white town on the rim of a drowned crater: blue domes, bell walls, the sea far below. */
export const caldera: Scene = {
  name: 'caldera',
  family: 'mediterranean',
  skyInk: '#3F8FCB',
  mistInk: '#BFDDE2',
  shadowInk: DEEP,
  accentInk: BLOOM,
  altText: 'White houses and blue-domed chapels stepping down a cliff above the sea, blossom in front',
  lightText: 'in clear afternoon light',
  draw,
}
