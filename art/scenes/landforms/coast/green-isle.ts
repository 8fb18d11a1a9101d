import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { reflectionPath } from '#art/kit/water.ts'

const SHORE = 0.58
const CREAM = '#FFE9C2'
const DEEP = '#0A4A66'
const SAIL = '#E8502E'
const WOOD = '#15423C'

/** Offset from the middle, height and the reach to each side, all in units; the first stands furthest back. */
type Peak = readonly [number, number, number, number]

const RANGES: readonly [readonly Peak[], readonly Peak[], readonly Peak[]] = [
  // Two horns above a bay.
  [
    [-60, 250, 420, 430],
    [-190, 400, 250, 200],
    [150, 470, 220, 330],
  ],
  // One jagged crown.
  [
    [250, 270, 300, 330],
    [-230, 300, 280, 240],
    [20, 510, 330, 330],
  ],
  // A long range that falls away to one side.
  [
    [240, 260, 300, 300],
    [30, 340, 260, 260],
    [-210, 480, 330, 250],
  ],
]
const CONE: readonly Peak[] = [
  [-300, 190, 300, 320],
  [30, 450, 540, 560],
]

function paintRange(canvas: PosterCanvas, variant: SceneVariant, middleX: number, shoreY: number): void {
  const { unit, isWide } = canvas
  const isCone = variant.touches.includes('volcano')
  const peaks = isCone ? CONE : RANGES[variant.detail]
  for (const [index, [across, rise, left, right]] of peaks.entries()) {
    const isFar = index === 0
    const sides = { leftReach: left * unit, rightReach: right * unit }
    const form = isCone && !isFar ? { roughness: 0.3, drift: 0.03 } : { roughness: 0.85 }
    const inks = isFar ? { lit: '#9CC6A0', shade: '#6FA696' } : { lit: '#6FA955', shade: '#1F6654' }
    const place = { x: middleX + across * unit, baseY: shoreY, peakY: shoreY - rise * unit }
    paintMassif(canvas, { ...place, ...sides, ...form, ...inks })
    if (isFar) sprayBand(canvas, CREAM, shoreY - 10 * unit, shoreY - 260 * unit, 0.8)
  }
  if (isWide) {
    const islet = { leftReach: 230 * unit, rightReach: 260 * unit, lit: '#9CC6A0', shade: '#6FA696' }
    paintMassif(canvas, { ...islet, x: canvas.width * 0.1, baseY: shoreY, peakY: shoreY - 130 * unit })
  }
  const [x, rise] = peaks[peaks.length - 1] ?? [0, 0]
  const cloudY = shoreY - (rise - 60) * unit
  const clouds = [
    [middleX + (x + 60) * unit, cloudY, 210 * unit, 16 * unit],
    [middleX + (x - 70) * unit, cloudY + 40 * unit, 150 * unit, 12 * unit],
  ] as const
  paintStreaks(canvas, clouds, '#FFF8E6', { opacity: 0.9 })
  sprayBand(canvas, CREAM, shoreY + 6 * unit, shoreY - 150 * unit, 0.75)
}

/** Woods with palm crowns standing out of them, a beach before them and a few roofs. */
function paintShore(canvas: PosterCanvas, middleX: number, shoreY: number): void {
  const { width, unit, random, isWide } = canvas
  const start = isWide ? width * 0.3 : -20
  let [woods, crowns] = ['', '']
  for (let x = start; x < width + 30; x += random(22, 44) * unit) {
    const r = random(20, 38) * unit
    woods += outline`M${x - r} ${shoreY + 4 * unit}q${r * 0.1} ${-r * 1.3} ${r} ${-r * 1.3}t${r} ${r * 1.3}z`
    if (random() < 0.3) {
      const y = shoreY - random(44, 70) * unit
      crowns += outline`M${x} ${y}q${-20 * unit} ${-14 * unit} ${-30 * unit} ${8 * unit}q${16 * unit} ${-8 * unit} ${28 * unit} ${-2 * unit}V${shoreY}h${4 * unit}V${y + 2 * unit}q${14 * unit} ${-8 * unit} ${28 * unit} ${4 * unit}q${-12 * unit} ${-24 * unit} ${-30 * unit} ${-12 * unit}z`
    }
  }
  addPath(canvas, crowns, '#2B6A4C')
  addPath(canvas, woods, WOOD)
  for (const [across, ink] of [
    [-64, '#F3E6CC'],
    [18, '#F3E6CC'],
    [86, '#E9CF9E'],
  ] as const) {
    paintGlyphs(canvas, { x: middleX + across * unit, y: shoreY + 3 * unit, scale: unit }, [
      ['M0 0v-18h40v18z', ink],
      ['M-6 -17l10 -16h32l10 16z', '#B4583C'],
    ])
  }
  const reach = (isWide ? 640 : 430) * unit
  addPath(canvas, lensPath(middleX + 40 * unit, shoreY + 6 * unit, reach, 22 * unit), '#F9E2B0')
}

function paintSailBoat(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 7, step: 11 * scale, stray: 12 * scale, thickness: 7 * scale, taper: 11 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 12 * scale, halfWidth: 84 * scale, ...bars }), DEEP, {
    opacity: 0.65,
  })
  paintGlyphs(canvas, at, [
    ['M-3 -20v-208h6v208z', '#4A3040'],
    ['M8 -222q84 110 92 186q-50 12 -92 4z', SAIL],
    ['M8 -222q34 110 20 192q-10 0 -20 -2z', '#F4905C'],
    ['M-8 -196q-70 92 -78 158q40 8 78 4z', '#FFF6E2'],
    ['M-8 -196q-8 100 0 162q-16 2 -30 1q12 -84 30 -163z', '#D9CFC4'],
    ['M-96 -24q100 18 200 -6q-16 40 -44 44h-112q-34 -4 -44 -38z', '#FFF6E2'],
    ['M-82 2q90 14 168 -6q-12 16 -26 18h-112q-18 -2 -30 -12z', '#4A3040'],
  ])
}

/** The near beach in a lower corner, a palm leaning out from it over the water. */
function paintNearBeach(canvas: PosterCanvas, isRight: boolean): void {
  const { width, height, unit, isWide } = canvas
  const turn = isRight ? -1 : 1
  const edge = isRight ? width + 20 : -20
  const reach = (isWide ? 820 : 620) * unit
  const line: readonly Point[] = [
    [edge, height * 0.83],
    [edge + turn * reach * 0.35, height * 0.865],
    [edge + turn * reach * 0.7, height * 0.94],
    [edge + turn * reach, height + 10],
  ]
  const wash = line.map(([x, y]): Point => [x + turn * 40 * unit, y - 20 * unit])
  addPath(canvas, smoothPath(wash, height), '#E9F6E0', { opacity: 0.75 })
  const sand = smoothPath(line, height)
  addPath(canvas, sand, '#F7DDA6')
  sprayVertical(canvas, sand, '#B8804E', height + 60 * unit, height * 0.87, 0.9)
  const palm = { trunk: '#4A3040', leaf: WOOD, backLeaf: '#2B6A4C', groundY: height * 0.93 }
  const tall = height * (isWide ? 0.68 : 0.62)
  paintPalm(canvas, { ...palm, x: edge + turn * 60 * unit, height: tall, lean: turn * 0.2 })
  paintPalm(canvas, { ...palm, x: edge + turn * 24 * unit, height: tall * 0.74, lean: turn * 0.34 })
  const bush = (x: number, r: number): string =>
    outline`M${x - r} ${height}q0 ${-r * 1.2} ${r} ${-r * 1.2}t${r} ${r * 1.2}z`
  addPath(
    canvas,
    [30, 96, 160].map((x, index) => bush(edge + turn * x * unit, (88 - index * 20) * unit)).join(''),
    '#0E3230',
  )
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const shoreY = height * (isTall ? 0.54 : SHORE)
  const middleX = width * (isWide ? 0.62 : 0.52)
  const isRight = variant.detail === 2 && !isWide
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#2A86B4', middle: '#8FD0D4', horizon: CREAM, disc: '#FFF8E0', bars: '#FFF8E6' },
    horizonY: shoreY,
    middleShare: 0.36,
    disc: [middleX + (isRight ? -250 : 250) * unit, 500, 56],
    bars: [
      [width * 0.84, 560, 280, 14],
      [width * 0.3, 520, 220, 11],
    ],
  })
  paintRange(canvas, variant, middleX, shoreY)
  paintSea(canvas, {
    topY: shoreY,
    ink: '#1FA0A8',
    far: '#BDEAD6',
    deep: DEEP,
    ripple: '#C9F0E2',
    glint: '#FFF3CC',
    disc: sun,
  })
  paintShore(canvas, middleX, shoreY)
  const boatX = middleX + (isRight ? -120 : 110) * unit
  paintSailBoat(canvas, { x: boatX, y: shoreY + height * 0.17, scale: 0.82 * unit })
  paintNearBeach(canvas, isRight)
}

/** A high green island: steep wooded peaks above a lagoon, a sail, palms on the near beach. */
export const greenIsle: Scene = {
  name: 'green-isle',
  family: 'maritime',
  skyInk: '#2A86B4',
  mistInk: '#BDEAD6',
  shadowInk: DEEP,
  accentInk: SAIL,
  altText: 'A high green island above a calm bay, a small sailing boat, palms leaning over the near beach',
  touchedAltTexts: {
    volcano:
      'A green volcanic cone above a calm bay, a small sailing boat, palms leaning over the near beach',
  },
  lightText: 'in the clear light of morning',
  draw,
}
