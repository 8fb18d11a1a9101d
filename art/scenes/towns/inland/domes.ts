import { addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintGreatMosque } from './great-mosque.ts'

const GLOW = '#FFDFA2'
const DEEP = '#1B3350'
const COAT = '#D94A2E'

function paintQuarter(canvas: PosterCanvas, baseY: number): void {
  const { unit } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, baseY - 120 * unit, 40 * unit, 4), baseY), '#C99C84')
  sprayBand(canvas, GLOW, baseY - 10 * unit, baseY - 170 * unit, 0.9)
  const row = { baseY, widths: [24, 50], windows: 0.12 } as const
  const wave = (share: number): number => 0.75 + 0.3 * Math.sin(share * 8 + 1)
  paintBlockRow(canvas, { ...row, ink: '#D98F66', shadeInk: '#A8605A', heights: [40, 84], heightAt: wave })
  sprayBand(canvas, GLOW, baseY, baseY - 60 * unit, 0.6)
}

function paintFerry(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 5, step: 9 * scale, stray: 12 * scale, thickness: 5 * scale, taper: 16 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 10 * scale, halfWidth: 110 * scale, ...bars }), DEEP, {
    opacity: 0.7,
  })
  paintGlyphs(canvas, at, [
    ['M-124 -22h252q-8 26 -30 30h-192q-24 -4 -30 -30z', '#22304A'],
    ['M-124 -22h252l-2 6h-248z', '#FFF1D2'],
    ['M-100 -22v-26h196l14 26zM-70 -48v-24h140v24z', '#FFF1D2'],
    [
      'M-90 -40h14v11h-14zM-66 -40h14v11h-14zM-42 -40h14v11h-14zM-18 -40h14v11h-14zM6 -40h14v11h-14zM30 -40h14v11h-14zM54 -40h14v11h-14z',
      '#3B4A66',
    ],
    ['M-18 -72l4 -34h26l4 34z', '#F2B23E'],
    ['M-15 -96h28l1 -10h-26z', '#22304A'],
  ])
}

/** The rail of a bridge along the lower edge, with people fishing from it. */
function paintAnglers(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const topY = height * 0.9
  let posts = ''
  for (let x = 8 * unit; x < width; x += 34 * unit)
    posts += outline`M${x} ${topY}h${5 * unit}v${70 * unit}h${-5 * unit}z`
  addRect(canvas, 0, topY + 66 * unit, width, height, '#22263C')
  const inks = ['#2B3050', COAT, '#3C3450', '#2B3050'] as const
  for (const [index, share] of (isWide ? [0.08, 0.2, 0.27, 0.9] : [0.1, 0.28, 0.42, 0.9]).entries()) {
    const at = { x: width * share, y: topY + 74 * unit, scale: 0.96 * unit }
    paintGlyphs(canvas, at, [
      ['M-16 0l2 -60h28l2 60z', '#22263C'],
      ['M-22 -50q-4 -66 12 -76h20q16 10 12 76z', inks[index] ?? COAT],
      ['M-12 -142a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#2A1F2E'],
    ])
    addLine(
      canvas,
      outline`M${at.x + 8 * unit} ${at.y - 88 * unit}L${at.x + 96 * unit} ${at.y - 250 * unit}q${26 * unit} ${60 * unit} ${22 * unit} ${190 * unit}`,
      '#22263C',
      2.4 * unit,
    )
  }
  addPath(canvas, posts, '#22263C')
  addRect(canvas, 0, topY - 4 * unit, width, 9 * unit, '#3A3E58')
}

/** Flat roofs below the mosque, palms between them. */
function paintRoofs(canvas: PosterCanvas, fromY: number): void {
  const { width, height, unit, random } = canvas
  const rows = ['#E2AC78', '#D0905F', '#B5704E', '#7E4648', '#4A2C3C'] as const
  addRect(canvas, 0, fromY - 4, width, height, rows[0])
  for (const [row, ink] of rows.entries()) {
    const footY = fromY + (height - fromY) * ((row + 1) / rows.length)
    let [walls, shades, openings] = ['', '', '']
    for (let x = -30 * unit; x < width + 20; ) {
      const broad = random(60, 110) * (0.8 + row * 0.16) * unit
      const tall = random(0.86, 1.4) * (height - fromY) * 0.2
      walls += outline`M${x} ${footY}v${-tall}h${broad}V${footY}z`
      shades += outline`M${x + broad * 0.7} ${footY}v${-tall}h${broad * 0.3}V${footY}z`
      for (let left = x + 14 * unit; left < x + broad * 0.6; left += 26 * unit)
        openings += outline`M${left} ${footY - tall * 0.52}v${-16 * unit}q${5 * unit} ${-8 * unit} ${10 * unit} 0v${16 * unit}z`
      x += broad * 1.02
    }
    addPath(canvas, walls, ink)
    addPath(canvas, shades, '#4A2C3C', { opacity: 0.4 })
    addPath(canvas, openings, '#3B2434')
    if (row === 1 || row === 3) {
      const palm = { trunk: '#3B2434', leaf: '#2F4F45', backLeaf: '#4F6B4A', height: (150 + row * 50) * unit }
      paintPalm(canvas, { ...palm, x: width * (row === 1 ? 0.3 : 0.12), groundY: footY, lean: 0.06 })
      paintPalm(canvas, { ...palm, x: width * (row === 1 ? 0.76 : 0.92), groundY: footY, lean: -0.07 })
    }
  }
}

function paintFarPyramids(canvas: PosterCanvas, x: number, y: number): void {
  paintGlyphs(canvas, { x, y, scale: canvas.unit }, [
    ['M-64 0L20 -92L104 0z', '#D89A6C'],
    ['M20 -92L104 0h-60z', '#B0746A'],
    ['M-150 0L-70 -84L0 0z', '#D08E66'],
    ['M-70 -84L0 0h-46z', '#A86A66'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const baseY = height * 0.63
  const middleX = width * (isWide ? 0.6 : 0.52)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#2B5D78', middle: '#E9A27A', horizon: GLOW, disc: '#FFF4D2', bars: '#FFEBC8' },
    horizonY: baseY,
    middleShare: 0.46,
    disc: [middleX - 150 * unit, 330, 80],
    bars: [
      [width * 0.14, 420, 330, 14],
      [width * 0.24, 398, 210, 10],
      [width * 0.88, 330, 300, 12],
    ],
  })
  paintQuarter(canvas, baseY)
  const isWaterside = variant.touches.includes('waterside')
  if (!isWaterside) paintFarPyramids(canvas, width * (isWide ? 0.24 : 0.13), baseY - 40 * unit)
  sprayBand(canvas, GLOW, baseY, baseY - 120 * unit, 0.7)
  paintGreatMosque(canvas, {
    x: middleX,
    y: baseY + (isWaterside ? -10 : 14) * unit,
    scale: (isTall ? 1.15 : 1.06) * unit,
  })
  if (!isWaterside) {
    paintRoofs(canvas, baseY + 10 * unit)
    return
  }
  const row = { baseY: baseY + 6 * unit, widths: [30, 58], windows: 0.16, heights: [20, 52] } as const
  paintBlockRow(canvas, { ...row, ink: '#B5665A', shadeInk: '#7A4258', heightAt: () => 1 })
  paintSea(canvas, {
    topY: baseY,
    ink: '#3A7F90',
    far: '#FBCB94',
    deep: DEEP,
    ripple: '#F3D2A4',
    glint: '#FFF0C4',
    disc: sun,
  })
  paintFerry(canvas, { x: width * (isWide ? 0.68 : 0.66), y: baseY + 150 * unit, scale: 0.92 * unit })
  paintAnglers(canvas)
}

/** A mosque of many domes over its quarter: across a strait, or over flat roofs with pyramids far behind. */
export const domes: Scene = {
  name: 'domes',
  family: 'city-dusk',
  skyInk: '#2B5D78',
  mistInk: '#E9A27A',
  shadowInk: DEEP,
  accentInk: COAT,
  altText: 'A mosque of many domes and tall minarets above flat roofs and palms, pyramids far behind',
  touchedAltTexts: {
    waterside:
      'A mosque of many domes and tall minarets across the water, a ferry, people fishing from a bridge',
  },
  lightText: 'in evening light',
  draw,
}
