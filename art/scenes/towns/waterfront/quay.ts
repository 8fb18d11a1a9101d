import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintHouseRow } from './quay-row.ts'

const SHORE = 0.64
const CREAM = '#FFE9C6'
const DEEP = '#123A52'
const HULL = '#DB4A33'

function paintBehind(canvas: PosterCanvas, variant: SceneVariant, middleX: number, shoreY: number): void {
  const { width, unit, isWide } = canvas
  const { touches } = variant
  if (touches.includes('snows')) {
    const snow = { lit: '#FFF8E8', shade: '#B9CCD6', lineY: shoreY - 250 * unit }
    const inks = { baseY: shoreY, lit: '#8FA6A4', shade: '#4F6F84', snow }
    const peak = (across: number, rise: number, reach: number): void => {
      const sides = { leftReach: reach * unit, rightReach: reach * 1.1 * unit }
      paintMassif(canvas, { ...inks, ...sides, x: middleX + across * unit, peakY: shoreY - rise * unit })
    }
    for (const [across, rise, reach] of [
      [-330, 360, 330],
      [300, 400, 350],
      [-30, 490, 400],
    ] as const)
      peak(across, rise, reach)
    if (isWide) peak(-760, 300, 340)
  } else if (touches.includes('volcano')) {
    const cone = { x: middleX - 90 * unit, baseY: shoreY, peakY: shoreY - 400 * unit, drift: 0.02 }
    const reach = { leftReach: 560 * unit, rightReach: 600 * unit, roughness: 0.3 }
    paintMassif(canvas, { ...cone, ...reach, lit: '#B7A39C', shade: '#6F7F92' })
  } else {
    addPath(canvas, smoothPath(hillLine(canvas, shoreY - 330 * unit, 90 * unit, 4), shoreY), '#A9C7B4')
    sprayBand(canvas, CREAM, shoreY - 140 * unit, shoreY - 380 * unit, 0.8)
    addPath(canvas, smoothPath(hillLine(canvas, shoreY - 220 * unit, 70 * unit, 5), shoreY), '#6F9C7C')
  }
  sprayBand(canvas, CREAM, shoreY - 90 * unit, shoreY - 300 * unit, 0.85)
  if (touches.includes('palms')) {
    for (const share of [0.1, 0.3, 0.72, 0.9])
      paintPalm(canvas, {
        x: width * share,
        groundY: shoreY,
        height: (270 + ((share * 1000) % 70)) * unit,
        lean: share > 0.5 ? -0.08 : 0.08,
        trunk: '#4A3A44',
        leaf: '#2A5A4C',
        backLeaf: '#47785A',
      })
  } else if (!touches.includes('snows')) {
    paintGlyphs(canvas, { x: middleX + 30 * unit, y: shoreY, scale: unit }, [
      ['M-30 0v-350h60v350z', '#F6DDB0'],
      ['M10 0v-350h20v350z', '#B08A80'],
      ['M-36 -350h72v-10h-72zM-34 -262h68v-7h-68z', '#FFF3DA'],
      ['M-16 -292v-34q16 -20 32 0v34z', '#4A3E52'],
      ['M-32 -360L0 -438L32 -360z', '#C9593E'],
      ['M0 -438L32 -360h-22z', '#8C3E40'],
    ])
  }
}

/** A wooden fishing boat with a small wheelhouse, its hull in the accent ink. */
function paintFishingBoat(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 6, step: 11 * scale, stray: 12 * scale, thickness: 7 * scale, taper: 14 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 14 * scale, halfWidth: 104 * scale, ...bars }), DEEP, {
    opacity: 0.7,
  })
  paintGlyphs(canvas, at, [
    ['M-4 -40v-170h7v170zM-2 -196l92 142l-4 2l-92 -140zM-2 -196l-92 150l4 2l92 -146z', '#3A2C3E'],
    ['M-132 -44q120 30 268 -12q-14 56 -52 66h-166q-36 -10 -50 -54z', HULL],
    ['M-126 -30q122 30 256 -10l-6 15q-122 32 -244 9z', '#FFF3DA'],
    ['M18 -36v-58h62v50z', '#FFF3DA'],
    ['M10 -92h78v-9h-78z', '#3A2C3E'],
    ['M26 -80h20v22h-20zM52 -80h20v20h-20z', '#4F7F8C'],
    ['M-96 -30v-20h54v24z', '#D9A45C'],
  ])
}

/** The near quay: bollards, a rope, crab pots. */
function paintNearQuay(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const topY = height * 0.93
  addRect(canvas, 0, topY, width, height - topY, '#3A3A50')
  addRect(canvas, 0, topY, width, 7 * unit, '#8A8490')
  const x = width * (isWide ? 0.86 : 0.84)
  paintGlyphs(canvas, { x, y: topY + 4 * unit, scale: 1.1 * unit }, [
    [
      'M-96 0v-46q2 -14 16 -14h56q14 0 16 14v46zM-2 0v-40q2 -14 16 -14h48q14 0 16 14v40zM-60 -58v-36q2 -14 14 -14h50q14 0 16 14v40z',
      '#2A2438',
    ],
    [
      'M-88 -10h72v-5h-72zM-88 -30h72v-5h-72zM6 -10h64v-5h-64zM6 -28h64v-5h-64zM-52 -70h64v-5h-64z',
      '#C9985C',
    ],
  ])
  paintGlyphs(canvas, { x: width * (isWide ? 0.3 : 0.16), y: topY + 4 * unit, scale: unit }, [
    ['M-18 0v-34q-8 -2 -8 -12h52q0 10 -8 12v34z', '#2A2438'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const shoreY = height * SHORE
  const middleX = width * (isWide ? 0.6 : 0.52)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#3787A8', middle: '#A4D0CC', horizon: CREAM, disc: '#FFF8E0', bars: '#FDF6E2' },
    horizonY: shoreY,
    middleShare: 0.38,
    disc: [middleX - 230 * unit, 420, 60],
    bars: [
      [width * 0.82, 500, 330, 15],
      [width * 0.92, 478, 210, 11],
      [width * 0.2, 400, 300, 13],
    ],
  })
  paintBehind(canvas, variant, middleX, shoreY)
  paintSea(canvas, {
    topY: shoreY + 10 * unit,
    ink: '#2F7E94',
    far: '#CFE3D2',
    deep: DEEP,
    ripple: '#D3EBDC',
    glint: '#FFF3CC',
    disc: sun,
  })
  paintHouseRow(canvas, variant, shoreY)
  paintFishingBoat(canvas, { x: width * (isWide ? 0.56 : 0.5), y: height * 0.84, scale: unit })
  paintNearQuay(canvas)
}

/** A small harbour: a row of houses in their colours along the water, a fishing boat before them. */
export const quay: Scene = {
  name: 'quay',
  family: 'maritime',
  skyInk: '#3787A8',
  mistInk: '#F0C890',
  shadowInk: DEEP,
  accentInk: HULL,
  altText: 'Tiled houses in all colours along a small harbour, a bell tower behind, a fishing boat coming in',
  touchedAltTexts: {
    palms: 'Painted houses and palms along a small harbour, hills behind, a fishing boat coming in',
    volcano: 'Tiled houses in all colours along a harbour below a volcano, a fishing boat coming in',
    snows: 'Gabled wooden houses along a small harbour below snowy peaks, a fishing boat coming in',
  },
  lightText: 'on a clear morning',
  draw,
}
