import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { pickOne } from '#art/drawing/random.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain, paintRidge } from '#art/kit/backdrops.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { block, peaks, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const CLAY = ['#D9734A', '#C65A3B', '#E58D5C', '#B84E36', '#DB8154'] as const
const CLAY_SHADE = '#8C3430'
const DUSK = '#5A1F2A'
const TOWER_LIT = '#E39A63'
const TOWER_SHADE = '#A9452F'
const TILE = '#1F7F7B'
const MIST = '#F3C088'

type PalmInks = Readonly<Record<'trunk' | 'leaf' | 'backLeaf', string>>

const FAR_PALM: PalmInks = { trunk: '#3D4A34', leaf: '#2E5A45', backLeaf: '#1E4438' }
const MIDDLE_PALM: PalmInks = { trunk: '#3D3A2E', leaf: '#24513F', backLeaf: '#18382F' }

/** A snowy range where that is true, bare cliffs with flat tops elsewhere. */
function paintBehind(s: LandmarkContext): void {
  const { x, width, unit } = s
  const { random } = s.canvas
  if (s.variant.touches.includes('snows')) {
    const end = (width - x) / unit + 200
    for (let across = -x / unit - 60; across < end; across += random(147, 220)) {
      const tall = random(120, 245)
      paintMountain(s, across, tall, 250, '#B9A79A', '#6E8791', 1 - 78 / tall)
    }
    paintGroundMist(s, 110, 1, MIST)
    return
  }
  paintRidge(s, '#C3AE98', 130, 70, 0)
  paintGroundMist(s, 150, 0.8, MIST)
  paintRidge(s, '#A98C80', 62, 44, 0)
  paintGroundMist(s, 80, 1, MIST)
}

type RoofRow = {
  readonly y: number
  readonly heights: readonly [number, number]
  readonly widths: readonly [number, number]
  /** How far the row has fallen into shade, and how many of its windows are open; both 0 to 1. */
  readonly shade: number
  readonly windows: number
}

function crenelPath(unit: number, x: number, roofY: number, width: number): string {
  let path = ''
  for (let left = 0; left < width - 15 * unit; left += 15 * unit) {
    path += outline`M${x + left} ${roofY + 1}v${-9 * unit}h${8 * unit}v${9 * unit}z`
  }
  return path
}

function windowPath(canvas: PosterCanvas, x: number, roofY: number, width: number, share: number): string {
  const { unit, random } = canvas
  let path = ''
  for (let index = 0; index < Math.floor(width / (34 * unit)); index += 1) {
    if (random() < share) {
      const left = x + (14 + index * 30) * unit
      const baseY = roofY + random(20, 50) * unit + 18 * unit
      path += outline`M${left} ${baseY}v${-11 * unit}a${5 * unit} ${6 * unit} 0 0 1 ${10 * unit} 0v${11 * unit}z`
    }
  }
  return path
}

function paintRoofRow(canvas: PosterCanvas, row: RoofRow): void {
  const { width, height, unit, random } = canvas
  const baseY = row.y + height * 0.3
  let [crenels, shades, windows] = ['', '', '']
  for (let x = -40 * unit; x < width + 20; ) {
    const blockWidth = random(...row.widths) * unit
    const roofY = row.y - random(...row.heights) * unit
    addRect(canvas, x, roofY, blockWidth, baseY - roofY, mixInk(pickOne(random, CLAY), DUSK, row.shade))
    addRect(canvas, x, roofY, blockWidth, 5 * unit, mixInk('#F6C08A', DUSK, row.shade * 0.8))
    shades += outline`M${x + blockWidth} ${roofY}h${-blockWidth * 0.24}V${baseY}h${blockWidth * 0.24}z`
    crenels += random() < 0.38 ? crenelPath(unit, x, roofY, blockWidth) : ''
    windows += windowPath(canvas, x, roofY, blockWidth, row.windows)
    x += blockWidth * random(0.84, 1)
  }
  addPath(canvas, crenels, mixInk(CLAY[0], DUSK, row.shade))
  addPath(canvas, shades, CLAY_SHADE, { opacity: 0.5 })
  addPath(canvas, windows, '#4A1C28')
}

const arch = (x: number, y: number, size: number): string =>
  `M${x - 9 * size} ${y + 30 * size}v${-32 * size}q0 ${-16 * size} ${9 * size} ${-20 * size}q${9 * size} ${4 * size} ${9 * size} ${20 * size}v${32 * size}z`

/** A square tower from its top down, a lantern on it under a dome or a pointed roof. */
const tower = (hasDome: boolean, finial: string): readonly GlyphPart[] => [
  ['M-43 0h86v480h-86z', TOWER_LIT],
  ['M10 0h33v480h-33z', TOWER_SHADE],
  ['M-48 -4h96v12h-96z', '#F3C088'],
  [[-45, -29, -13, 3, 19, 35].map((left) => `M${left} -4v-10l5 -6l5 6v10z`).join(''), TOWER_LIT],
  ['M-45 18h90v24h-90z', TILE],
  [peaks(-37, 37, 7, 38, 12, 14), '#F4E0B0'],
  [arch(-20, 92, 1) + arch(16, 92, 1) + arch(-2, 176, 1.2), DUSK],
  ['M-20 -76h40v74h-40z', TOWER_LIT],
  ['M4 -76h16v74h-16z', TOWER_SHADE],
  [hasDome ? 'M-20 -74q2 -34 20 -40q18 6 20 40z' : 'M-24 -74L0 -116L24 -74z', TILE],
  [block(0, -112, 3, 44), '#C98A2B'],
  [round(0, -122, 6) + round(0, -136, 5) + round(0, -147, 3), finial],
]

/** Old town and palms, snows where they are true: stacked blocks by depth, one tower, a palm frame. */
export const medina = landmark({
  name: 'medina',
  isPortrait: false,
  palette: {
    ...PALETTES.noon,
    top: '#2F7F96',
    middle: '#8CBFB4',
    horizon: '#F7DFB0',
    disc: '#FFF3CF',
    bars: '#F4E6C8',
    deep: '#3A1424',
  },
  accent: '#E9B44A',
  mist: MIST,
  ground: 0.6,
  focus: { narrow: 0.6, wide: 0.66 },
  middleShare: 0.4,
  sun: ({ discScale }) => (discScale === 1 ? null : [-270, 285, 74]),
  clouds: [
    [0.22, 0.2, 300, 16],
    [0.34, 0.24, 210, 12],
    [0.86, 0.33, 320, 14],
  ],
  altText: 'The roofs and one tower of an old walled town between palms, bare cliffs behind',
  touchedAltTexts: {
    snows: 'The roofs and one tower of an old walled town between palms, snowy mountains behind',
  },
  lightText: 'on a clear morning',
  paint: (s) => {
    const { canvas, groundY, width, height, unit, isWide } = s
    const { random } = canvas
    const { detail } = s.variant
    const row = (offset: number, rest: Omit<RoofRow, 'y'>): void =>
      paintRoofRow(canvas, { y: groundY + offset * unit, ...rest })
    const palms = (offset: number, tall: number, shares: readonly number[], inks: PalmInks): void => {
      for (const share of shares) {
        const place = { x: width * share, groundY: groundY + offset * unit, lean: random(-0.12, 0.12) }
        paintPalm(canvas, { ...place, ...inks, height: random(tall, tall + 45) * unit })
      }
    }
    paintBehind(s)
    row(26, { heights: [22, 62], widths: [60, 130], shade: 0, windows: 0.5 })
    palms(40, 120, isWide ? [0.08, 0.2, 0.86, 0.93, 0.44] : [0.1, 0.86, 0.94, 0.3], FAR_PALM)
    const isSquat = detail === 2
    const across = isSquat ? (isWide ? -190 : -96) : 0
    s.draw(s.at(across, isSquat ? -250 : -300), tower(!isSquat, s.accent))
    row(96, { heights: [40, 92], widths: [80, 150], shade: 0.1, windows: 0.55 })
    sprayBand(canvas, '#F0B27A', groundY + 130 * unit, groundY + 40 * unit, 0.75)
    palms(150, 148, isWide ? [0.3, 0.53, 0.8] : [0.4, 0.78], MIDDLE_PALM)
    row(190, { heights: [46, 110], widths: [120, 220], shade: 0.26, windows: 0.5 })
    row(310, { heights: [70, 130], widths: [170, 290], shade: 0.48, windows: 0.4 })
    sprayBand(canvas, s.palette.deep, height, height * 0.8)
    if (detail !== 1) paintPalms(s, 'left', '#17382F', '#1C2A26', 560, 1)
    paintPalms(s, 'right', '#17382F', '#1C2A26', detail === 1 ? 620 : 430, 1)
  },
})
