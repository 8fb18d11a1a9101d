import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintLotusTower, TOWER_DARK, TOWER_LIT, TOWER_SHADE } from './lotus-tower.ts'

const GLOW = '#FFD694'
const DEEP = '#2A1E42'
const SASH = '#F6C23C'

function paintTemple(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  const stand = (across: number, half: number, tall: number): void =>
    paintLotusTower(canvas, { x: x + across * unit, y, scale: unit }, half * unit, tall * unit)
  stand(-196, 34, 150)
  stand(200, 34, 150)
  sprayBand(canvas, GLOW, y, y - 130 * unit, 0.55)
  stand(-112, 44, 210)
  stand(122, 44, 210)
  stand(4, 76, 366)
  const wall = outline`M${x - 290 * unit} ${y + 4}v${-34 * unit}h${580 * unit}v${34 * unit}z`
  addPath(canvas, wall, '#D98656')
  addRect(canvas, x + 40 * unit, y - 30 * unit, 250 * unit, 36 * unit, TOWER_SHADE)
  addRect(canvas, x - 296 * unit, y - 38 * unit, 592 * unit, 9 * unit, '#FFE4A0')
}

/** A longtail boat, a sash tied to its bow in the accent ink. */
function paintLongtail(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 5, step: 10 * scale, stray: 14 * scale, thickness: 6 * scale, taper: 18 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 16 * scale, halfWidth: 140 * scale, ...bars }), DEEP, {
    opacity: 0.8,
  })
  paintGlyphs(canvas, at, [
    ['M-110 -14v-52h6v52zM40 -14v-52h6v52zM-34 -14v-52h6v52z', DEEP],
    ['M-132 -62q70 -20 196 -6l-6 10q-100 -10 -184 2z', '#F4DDB0'],
    ['M-184 -16q140 22 330 -10q34 -14 54 -58l8 4q-12 60 -62 84q-150 30 -286 14q-30 -6 -44 -34z', DEEP],
    ['M-170 -8q150 22 318 -14l-2 6q-160 34 -310 14z', TOWER_LIT],
    ['M178 -52l16 -12q4 20 -2 46l-8 -8z', SASH],
    ['M-66 -10q-2 -36 10 -38q12 2 10 38zM-2 -10q-2 -36 10 -38q12 2 10 38z', '#F4DDB0'],
    ['M-62 -54a6 7 0 1 0 12 0a6 7 0 1 0 -12 0zM2 -54a6 7 0 1 0 12 0a6 7 0 1 0 -12 0z', TOWER_DARK],
  ])
}

function paintLand(canvas: PosterCanvas, middleX: number, shoreY: number, hasVolcano: boolean): void {
  const { width, unit } = canvas
  if (hasVolcano) {
    const cone = { x: middleX - 150 * unit, baseY: shoreY, peakY: shoreY - 300 * unit }
    const reach = { leftReach: 420 * unit, rightReach: 430 * unit, drift: 0.02 }
    paintMassif(canvas, { ...cone, ...reach, lit: '#C9707A', shade: '#7F4B76', roughness: 0.3 })
    const smoke = [
      [cone.x + 70 * unit, cone.peakY - 6 * unit, 150 * unit, 18 * unit],
      [cone.x + 150 * unit, cone.peakY - 28 * unit, 190 * unit, 15 * unit],
    ] as const
    paintStreaks(canvas, smoke, '#FBE0BC', { opacity: 0.85 })
  }
  addPath(canvas, smoothPath(hillLine(canvas, shoreY - 60 * unit, 34 * unit, 5), shoreY + 4), '#B5606A')
  sprayBand(canvas, GLOW, shoreY, shoreY - 120 * unit, 0.9)
  for (const share of [0.06, 0.16, 0.86, 0.95])
    paintPalm(canvas, {
      x: width * share,
      groundY: shoreY + 4,
      height: (100 + ((share * 977) % 60)) * unit,
      lean: share > 0.5 ? -0.1 : 0.1,
      trunk: TOWER_DARK,
      leaf: '#4F3A56',
      backLeaf: '#6B4A5E',
    })
}

/** A lawn with a path to the gate, where no river runs. */
function paintLawn(canvas: PosterCanvas, middleX: number, topY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, topY, width, height - topY, '#6F8A4E')
  sprayBand(canvas, '#F3C479', topY, topY + 120 * unit, 0.8)
  addPath(
    canvas,
    outline`M${middleX - 34 * unit} ${topY}h${76 * unit}L${middleX + 190 * unit} ${height}H${middleX - 240 * unit}z`,
    '#F1C793',
  )
  sprayBand(canvas, DEEP, height + 20 * unit, height * 0.8, 0.95)
  for (const [across, down, size, ink] of [
    [-26, 0.16, 0.5, SASH],
    [16, 0.17, 0.52, '#F4DDB0'],
  ] as const)
    paintGlyphs(canvas, { x: middleX + across * unit, y: topY + height * down, scale: size * unit }, [
      ['M-26 0q4 -84 14 -110q12 -8 24 0q10 26 14 110z', ink],
      ['M-13 -124a13 14 0 1 0 26 0a13 14 0 1 0 -26 0z', TOWER_DARK],
    ])
}

function paintFrame(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const inks = { trunk: DEEP, leaf: '#1F2E40', backLeaf: '#34304E' }
  const x = width * (isWide ? 0.95 : 1)
  paintPalm(canvas, { x, groundY: height + 20, height: (isWide ? 600 : 480) * unit, lean: -0.04, ...inks })
  paintPalm(canvas, {
    x: x - 60 * unit,
    groundY: height + 20,
    height: (isWide ? 380 : 300) * unit,
    lean: -0.08,
    ...inks,
  })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const shoreY = height * 0.64
  const middleX = width * (isWide ? 0.6 : 0.5)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#5A3F7A', middle: '#EC7A5C', horizon: GLOW, disc: '#FFEFC2', bars: '#FFD9AE' },
    horizonY: shoreY,
    middleShare: 0.42,
    disc: [middleX + 120 * unit, 210, 112],
    bars: [
      [width * 0.16, 430, 330, 14],
      [width * 0.84, 330, 300, 13],
      [width * 0.93, 308, 200, 10],
    ],
  })
  const hasVolcano = variant.touches.includes('volcano')
  paintLand(canvas, middleX, shoreY, hasVolcano)
  if (hasVolcano) {
    paintLawn(canvas, middleX, shoreY)
  } else {
    paintSea(canvas, {
      topY: shoreY,
      ink: '#7A5470',
      far: '#FDB878',
      deep: DEEP,
      ripple: '#FBD3A0',
      glint: '#FFF0C4',
      disc: sun,
    })
  }
  paintTemple(canvas, middleX, shoreY + 6 * unit)
  if (!hasVolcano) paintLongtail(canvas, { x: width * (isWide ? 0.5 : 0.42), y: height * 0.84, scale: unit })
  paintFrame(canvas)
}

/** Temple towers like lotus buds across a river, or on a lawn below a volcano. */
export const wat: Scene = {
  name: 'wat',
  family: 'tropical-dusk',
  skyInk: '#5A3F7A',
  mistInk: '#FDB878',
  shadowInk: DEEP,
  accentInk: SASH,
  altText: 'Temple towers like lotus buds above the water, a long narrow boat passing, palms at the edge',
  touchedAltTexts: {
    volcano: 'Temple towers like lotus buds behind a lawn, a smoking volcano beyond, palms at the edge',
  },
  lightText: 'as the sun goes down',
  draw,
}
