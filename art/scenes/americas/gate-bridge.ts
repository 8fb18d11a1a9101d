import { addCircle, addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSea } from '#art/kit/sea.ts'
import { paintSky, paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'

const FOG = '#FBEBD2'
const DEEP = '#123B52'
const RED = '#D0452C'
const RED_SHADE = '#7E2832'
const SAIL = '#F6C94A'

/** A steel tower of two legs and four portals, its foot at the placement, 560 units tall. */
function paintTower(canvas: PosterCanvas, at: Placement): void {
  const braces = [-176, -286, -386, -476].map((y) => `M-42 ${y}h84v-26q-42 -10 -84 0z`).join('')
  addLine(canvas, placePath('M-40 -20L40 -130M40 -20L-40 -130', at), RED_SHADE, 8 * at.scale)
  paintGlyphs(canvas, at, [
    ['M-66 12l8 -430l4 -142h22l-4 142l-2 430z', RED],
    ['M66 12l-8 -430l-4 -142h-22l4 142l2 430z', RED],
    ['M-44 12l6 -430l4 -142h2l-4 142l-2 430zM66 12l-8 -430l-4 -142h-10l6 142l4 430z', RED_SHADE],
    [braces, RED],
    ['M-60 -556h36v-10h-36zM24 -556h36v-10h-36z', '#F0825A'],
  ])
}

/** The deck from edge to edge, two towers, the cables with their hangers. */
function paintBridge(canvas: PosterCanvas, waterY: number): void {
  const { width, unit, isWide } = canvas
  const deckY = waterY - 150 * unit
  const near: Placement = { x: width * (isWide ? 0.66 : 0.66), y: waterY + 26 * unit, scale: 0.98 * unit }
  const far: Placement = { x: width * (isWide ? 0.27 : 0.1), y: waterY + 2 * unit, scale: 0.6 * unit }
  const [nearTop, farTop] = [near.y - 548 * near.scale, far.y - 548 * far.scale]
  const farDeck = waterY - 96 * unit
  const deckAt = (x: number): number => farDeck + ((deckY - farDeck) * (x - far.x)) / (near.x - far.x)
  paintTower(canvas, far)
  const sag = Math.min(deckY, farDeck) - 6 * unit
  const middleX = (near.x + far.x) / 2
  const mainAt = (share: number): Point => {
    const x = far.x + (near.x - far.x) * share
    const y =
      (1 - share) ** 2 * farTop +
      2 * share * (1 - share) * (2 * sag - (farTop + nearTop) / 2) +
      share ** 2 * nearTop
    return [x, y]
  }
  const endX = width + 240 * unit
  let hangers = ''
  for (let index = 1; index < 26; index += 1) {
    const [x, y] = mainAt(index / 26)
    hangers += outline`M${x} ${y}V${deckAt(x)}`
  }
  for (let x = near.x + 24 * unit; x < width + 10; x += 24 * unit) {
    const share = (x - near.x) / (endX - near.x)
    hangers += outline`M${x} ${nearTop + (deckY - nearTop) * share * (2 - share) * 0.96}V${deckAt(x)}`
  }
  addLine(canvas, hangers, RED_SHADE, 2 * unit)
  const control = 2 * sag - (farTop + nearTop) / 2
  addLine(
    canvas,
    outline`M-20 ${farDeck - 40 * unit}Q${far.x * 0.6} ${farDeck - 40 * unit} ${far.x} ${farTop}Q${middleX} ${control} ${near.x} ${nearTop}Q${near.x + 150 * unit} ${nearTop + 330 * unit} ${endX} ${deckY - 20 * unit}`,
    RED,
    7 * unit,
  )
  const deck = outline`M-20 ${deckAt(-20)}L${width + 20} ${deckAt(width + 20)}v${20 * unit}L-20 ${deckAt(-20) + 15 * unit}z`
  let truss = ''
  for (let x = 0; x < width; x += 26 * unit)
    truss += outline`M${x} ${deckAt(x) + 17 * unit}l${13 * unit} ${20 * unit}l${13 * unit} ${-20 * unit}`
  addLine(canvas, truss, RED_SHADE, 3 * unit)
  addLine(
    canvas,
    outline`M-20 ${deckAt(-20) + 36 * unit}L${width + 20} ${deckAt(width + 20) + 40 * unit}`,
    RED_SHADE,
    5 * unit,
  )
  addPath(canvas, deck, RED)
  paintTower(canvas, near)
  paintGlyphs(canvas, { ...near, y: waterY + 30 * unit, scale: unit }, [
    ['M-96 14v-30h192v30z', '#C9B29A'],
    ['M30 14v-30h66v30z', '#7E6E74'],
  ])
}

function paintHeadlands(canvas: PosterCanvas, waterY: number): void {
  const { width, unit, isWide } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, waterY - 130 * unit, 40 * unit, 4), waterY + 4), '#B9BFA8')
  sprayBand(canvas, FOG, waterY - 20 * unit, waterY - 190 * unit, 0.9)
  const reach = width * (isWide ? 0.4 : 0.5)
  const ridge: readonly Point[] = [
    [-20, waterY - 250 * unit],
    [reach * 0.3, waterY - 210 * unit],
    [reach * 0.6, waterY - 120 * unit],
    [reach, waterY + 4],
  ]
  const head = smoothPath(ridge, waterY + 4)
  addPath(canvas, head, '#A98A5C')
  sprayVertical(canvas, head, '#5E6B52', waterY, waterY - 200 * unit)
}

/** Fog lying in long bars, some before the bridge, some behind. */
function paintFog(canvas: PosterCanvas, waterY: number, isNear: boolean): void {
  const { width, unit } = canvas
  const bars = isNear
    ? ([
        [width * 0.28, waterY - 52 * unit, 420 * unit, 26 * unit],
        [width * 0.1, waterY - 30 * unit, 330 * unit, 20 * unit],
        [width * 0.92, waterY - 200 * unit, 300 * unit, 22 * unit],
        [width * 0.84, waterY - 172 * unit, 200 * unit, 16 * unit],
      ] as const)
    : ([
        [width * 0.3, waterY - 300 * unit, 380 * unit, 24 * unit],
        [width * 0.16, waterY - 274 * unit, 300 * unit, 20 * unit],
        [width * 0.86, waterY - 330 * unit, 420 * unit, 26 * unit],
        [width * 0.6, waterY - 120 * unit, 460 * unit, 22 * unit],
      ] as const)
  paintStreaks(canvas, bars, '#FFF6E4', { opacity: isNear ? 0.92 : 0.8 })
  sprayBand(canvas, FOG, waterY + 10 * unit, waterY - (isNear ? 70 : 150) * unit, isNear ? 0.7 : 0.9)
}

function paintSloop(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-54 8q54 14 112 0q-56 14 -112 0z', DEEP],
    ['M-58 -8h120q-14 18 -28 18h-72q-14 -4 -20 -18z', '#F6EBD2'],
    ['M0 -14v-124l56 124z', SAIL],
    ['M-6 -14v-104l-42 104z', '#FFF3DA'],
  ])
}

/** The near slope: dry grass and cypresses bent by the wind. */
function paintBluff(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const edge: readonly Point[] = [
    [-20, height * 0.83],
    [width * (isWide ? 0.14 : 0.2), height * 0.86],
    [width * (isWide ? 0.3 : 0.46), height * 0.95],
    [width * (isWide ? 0.44 : 0.72), height + 30],
  ]
  const slope = smoothPath(edge, height + 30)
  addPath(canvas, slope, '#2C4640')
  sprayVertical(canvas, slope, '#C9A85A', height * 0.82, height * 0.93)
  const tree = { x: width * (isWide ? 0.07 : 0.1), y: height * 0.86, scale: 1.15 * unit }
  paintGlyphs(canvas, tree, [
    ['M-14 20q10 -90 34 -150l10 4q-14 70 -18 146z', '#2A2A34'],
    ['M-40 -120q40 -44 110 -50q70 0 104 26q-60 8 -96 20q-60 16 -118 4z', '#22403C'],
    ['M-10 -156q50 -38 112 -30q38 8 52 24q-84 -8 -164 6z', '#31564A'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const waterY = height * 0.7
  paintSky(canvas, { top: '#4C93AE', middle: '#A9D0C8', horizon: FOG }, waterY, 0.4)
  const sun = placeDisc(variant, {
    x: width * (isWide ? 0.47 : 0.38),
    y: waterY - 470 * unit,
    radius: 70 * unit,
  })
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF8E4')
  paintHeadlands(canvas, waterY)
  paintFog(canvas, waterY, false)
  paintSea(canvas, {
    topY: waterY,
    ink: '#3B8296',
    far: '#EAE3CC',
    deep: DEEP,
    ripple: '#D6E8DA',
    glint: '#FFF6DC',
    disc: sun,
  })
  paintBridge(canvas, waterY)
  paintFog(canvas, waterY, true)
  paintSloop(canvas, { x: width * (isWide ? 0.52 : 0.46), y: height * 0.83, scale: 0.9 * unit })
  paintBluff(canvas)
}

/** A red suspension bridge over a strait, its feet in fog. */
export const gateBridge: Scene = {
  name: 'gate-bridge',
  family: 'maritime',
  skyInk: '#4C93AE',
  mistInk: '#F0825A',
  shadowInk: DEEP,
  accentInk: SAIL,
  altText: 'A red suspension bridge over a strait, bars of fog about its towers, a small sail on the water',
  lightText: 'as the morning clears',
  draw,
}
