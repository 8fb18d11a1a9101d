import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { type Point, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintSteelArch } from './steel-arch.ts'

const SHORE = 0.62
const CREAM = '#FFE9C4'
const DEEP = '#0D3350'
const FERRY = '#F0A52B'

function paintFarShore(canvas: PosterCanvas, shoreY: number): void {
  const { unit } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, shoreY - 60 * unit, 30 * unit, 5), shoreY), '#9CC4B8')
  const row = { baseY: shoreY, heights: [40, 120], widths: [26, 52], windows: 0 } as const
  const heightAt = (share: number): number => 0.5 + 0.7 * Math.sin(share * 5 + 5) ** 2
  paintBlockRow(canvas, { ...row, ink: '#E9C9A4', shadeInk: '#B79A92', heightAt })
  sprayBand(canvas, CREAM, shoreY, shoreY - 110 * unit, 0.85)
}

const SHELL = 'M0 0C-6 -58 18 -112 84 -146C68 -98 66 -48 84 0z' as const
const SHELL_INNER = 'M84 -146C68 -98 66 -48 84 0h-34C52 -56 62 -106 84 -146z' as const

function paintSails(
  canvas: PosterCanvas,
  at: Placement,
  sizes: readonly (readonly [number, number])[],
): void {
  for (const [across, size] of sizes) {
    const scale = at.scale * Math.abs(size)
    const place = { x: at.x + across * at.scale, y: at.y, scale, scaleX: at.scale * size }
    paintGlyphs(canvas, place, [
      [SHELL, '#FFF8E4'],
      ['M0 0C-4 -48 14 -92 60 -124C34 -84 26 -40 34 0z', '#F1D9B4'],
      [SHELL_INNER, '#A9777A'],
    ])
  }
}

/** The opera house: two halls of shells on one broad podium. */
function paintHalls(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 8, step: 15 * scale, stray: 14 * scale, thickness: 8 * scale, taper: 16 * scale }
  addPath(
    canvas,
    reflectionPath(canvas, { x, y: y + 14 * scale, halfWidth: 200 * scale, ...bars }),
    '#F4D9B4',
    { opacity: 0.7 },
  )
  paintSails(canvas, { x, y: y - 46 * scale, scale: scale * 1.12 }, [
    [-86, -0.62],
    [90, 0.66],
    [20, 0.94],
    [-66, 1.2],
  ])
  paintSails(canvas, { x: x + 10 * scale, y: y - 34 * scale, scale: scale * 0.72 }, [
    [84, -0.5],
    [222, 0.5],
    [166, 0.74],
    [100, 0.94],
  ])
  paintGlyphs(canvas, at, [
    ['M-250 4v-28l50 -26h420l46 26v28z', '#D99A78'],
    ['M-250 4v-12h516v12z', '#8E5A5E'],
    ['M-190 -40h400v5h-400zM-216 -26h450v5h-450z', '#F3C9A0'],
  ])
}

function paintFerry(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-92 10q92 16 184 0q-92 22 -184 0z', DEEP],
    ['M-96 -20h196q-6 26 -26 30h-146q-20 -4 -24 -30z', '#1C5B4A'],
    ['M-80 -20v-24h158l12 24zM-56 -44v-20h104v20z', '#FFF3D6'],
    [
      'M-72 -38h12v11h-12zM-50 -38h12v11h-12zM-28 -38h12v11h-12zM-6 -38h12v11h-12zM16 -38h12v11h-12zM38 -38h12v11h-12z',
      DEEP,
    ],
    ['M-22 -64v-24h22v24zM-96 -20h196l-2 7h-192z', FERRY],
  ])
}

/** The near point of land with its Norfolk pines. */
function paintPoint(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const reach = width * (isWide ? 0.3 : 0.46)
  const edge: readonly Point[] = [
    [-20, height * 0.87],
    [reach * 0.4, height * 0.895],
    [reach * 0.8, height * 0.95],
    [reach * 1.2, height + 20],
  ]
  const point = smoothPath(edge, height + 20)
  for (const [across, tall] of [
    [0.03, 500],
    [0.19, 370],
    [0.36, 270],
  ] as const)
    addPath(
      canvas,
      coniferPath(canvas, reach * across, height * 0.9, tall * unit, tall * 0.28 * unit),
      '#153A3C',
    )
  addPath(canvas, point, '#1B4340')
  sprayVertical(canvas, point, '#5E8F57', height * 0.86, height * 0.95)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const shoreY = height * (isTall ? 0.58 : SHORE)
  const middleX = width * (isWide ? 0.6 : 0.5)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#2A86AE', middle: '#8DCBD0', horizon: CREAM, disc: '#FFF8E0', bars: '#FDF4DC' },
    horizonY: shoreY,
    middleShare: 0.36,
    disc: [middleX - 190 * unit, 380, 64],
    bars: [
      [width * 0.8, 470, 330, 16],
      [width * 0.9, 446, 220, 12],
      [width * 0.16, 400, 280, 13],
    ],
  })
  paintFarShore(canvas, shoreY)
  paintSea(canvas, {
    topY: shoreY,
    ink: '#2884A6',
    far: '#CFE6D6',
    deep: DEEP,
    ripple: '#CBE9DC',
    glint: '#FFF3CC',
    disc: sun,
  })
  paintSteelArch(canvas, middleX - 20 * unit, shoreY + 6 * unit)
  sprayBand(canvas, CREAM, shoreY + 8 * unit, shoreY - 60 * unit, 0.5)
  paintHalls(canvas, { x: middleX + 60 * unit, y: shoreY + 120 * unit, scale: 1.26 * unit })
  paintPoint(canvas)
  paintFerry(canvas, {
    x: width * (isWide ? 0.5 : 0.64),
    y: height * (isTall ? 0.82 : 0.885),
    scale: 0.86 * unit,
  })
}

/** A harbour by day: a steel arch behind, the shells of an opera house in front, a ferry. */
export const harbourBridge: Scene = {
  name: 'harbour-bridge',
  family: 'maritime',
  skyInk: '#2A86AE',
  mistInk: '#8DCBD0',
  shadowInk: DEEP,
  accentInk: FERRY,
  altText:
    'The white shells of an opera house on a harbour, a steel arch bridge behind them, a ferry coming in',
  lightText: 'on a bright morning',
  draw,
}
