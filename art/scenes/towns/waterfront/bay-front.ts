import { addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { paintPalm } from '#art/kit/flora.ts'
import type { SceneVariant } from '#art/kit/scene.ts'
import { reflectionPath } from '#art/kit/water.ts'
import { paintCyclist } from '#art/kit/wine-country.ts'

const DEEP = '#0E3C5A'
const FERRY = '#F26B2B'
const GLASS = '#5E9FAC'
const GLASS_DARK = '#2B6580'
const TREES = '#2F6F56'

const STREET_TREES = [
  [0.05, 190],
  [0.98, 150],
] as const

const WIDE_TREES = [
  [0.03, 200],
  [0.1, 150],
  [0.96, 200],
] as const

/** The far waterfront: a quay wall, a row of trees, a hall under a swept roof. */
export function paintWaterfront(
  canvas: PosterCanvas,
  variant: SceneVariant,
  middleX: number,
  shoreY: number,
): void {
  const { width, unit, random } = canvas
  const hall = { x: middleX + (variant.detail === 2 ? -230 : 232) * unit, y: shoreY + 4 * unit, scale: unit }
  addPath(canvas, placePath('M-130 0q40 -78 150 -62q72 12 118 62z', hall), '#FFF6E0')
  addPath(canvas, placePath('M-104 0q40 -52 118 -44q60 8 94 44z', hall), GLASS)
  addPath(canvas, placePath('M20 -62q72 12 118 62h-40q-20 -44 -78 -62z', hall), '#B9C9C4')
  let crowns = ''
  for (let x = -10; x < width + 20; x += random(20, 44) * unit) {
    const r = random(12, 24) * unit
    crowns += outline`M${x - r} ${shoreY + 6 * unit}q${r * 0.1} ${-r * 1.6} ${r} ${-r * 1.6}t${r} ${r * 1.6}z`
  }
  addPath(canvas, crowns, TREES)
  addRect(canvas, 0, shoreY + 3 * unit, width, 11 * unit, '#E9D2A8')
  addRect(canvas, 0, shoreY + 12 * unit, width, 9 * unit, '#3A5A66')
}

/** A harbour ferry heading left, its waterline at y; hull and funnel take the accent ink. */
export function paintFerry(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 6, step: 9 * scale, stray: 14 * scale, thickness: 6 * scale, taper: 15 * scale }
  addPath(canvas, reflectionPath(canvas, { x, y: y + 10 * scale, halfWidth: 110 * scale, ...bars }), DEEP, {
    opacity: 0.7,
  })
  addPath(canvas, lensPath(x + 60 * scale, y + 6 * scale, 170 * scale, 12 * scale), '#F4F1DC', {
    opacity: 0.9,
  })
  addPath(canvas, placePath('M-134 -30h262l-8 24q-4 10 -14 10h-200q-28 -2 -40 -34z', at), FERRY)
  addPath(canvas, placePath('M-104 -30l10 -30h196v30zM-70 -60l8 -24h120v24z', at), '#FFF6E0')
  addPath(canvas, placePath('M64 -30v-30h38v30zM30 -60v-24h28v24z', at), '#B9C9C4')
  const windows = [-84, -60, -36, -12, 12, 36].map((left) => `M${left} -52h16v13h-16z`)
  addPath(canvas, placePath(windows.join(''), at), GLASS_DARK)
  addPath(canvas, placePath('M-50 -78h80v10h-80z', at), GLASS_DARK)
  addPath(canvas, placePath('M6 -84l3 -26h22l3 26z', at), FERRY)
}

/** Round-headed trees at both ends of the promenade, where palms would not grow. */
function paintStreetTrees(canvas: PosterCanvas, deckY: number): void {
  const { width, unit, isWide, random } = canvas
  for (const [across, tall] of isWide ? WIDE_TREES : STREET_TREES) {
    const [x, y] = [width * across, deckY - tall * unit]
    addPath(
      canvas,
      outline`M${x - 7 * unit} ${deckY + 6}l${4 * unit} ${-tall * unit}h${6 * unit}l${4 * unit} ${tall * unit}z`,
      '#102A3E',
    )
    for (const [ink, size] of [
      ['#174A4E', 1],
      ['#2C6E60', 0.62],
    ] as const) {
      let crown = ''
      for (let index = 0; index < 7; index += 1) {
        const r = random(46, 66) * size * unit
        const turn = index * 0.9
        const bushX = x + Math.cos(turn) * 46 * size * unit - (1 - size) * 40 * unit
        const bushY = y + Math.sin(turn) * 52 * size * unit - (1 - size) * 40 * unit
        crown += outline`M${bushX - r} ${bushY}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
      }
      addPath(canvas, crown, ink)
    }
  }
}

/** The near promenade: a railing, a cyclist, palms where they grow and round-headed trees elsewhere. */
export function paintPromenade(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const deckY = height * 0.93
  addRect(canvas, 0, deckY, width, height, '#14304A')
  addRect(canvas, 0, deckY, width, 8 * unit, '#E9D2A8')
  let posts = ''
  for (let x = 20 * unit; x < width; x += 74 * unit) posts += outline`M${x} ${deckY}v${-42 * unit}`
  addLine(
    canvas,
    `${posts}${outline`M0 ${deckY - 42 * unit}H${width}M0 ${deckY - 22 * unit}H${width}`}`,
    '#14304A',
    4 * unit,
  )
  paintCyclist(
    canvas,
    { x: width * (isWide ? 0.78 : 0.74), y: deckY + 4 * unit, scale: 0.62 * unit },
    '#FFF6E0',
  )
  if (!variant.touches.includes('palms')) {
    paintStreetTrees(canvas, deckY)
    return
  }
  const frame = { groundY: deckY + 6 * unit, trunk: '#102A3E', leaf: '#174A4E', backLeaf: '#205E58' }
  const palms = isWide
    ? [
        [0.05, 470, 0.06],
        [0.945, 520, -0.08],
      ]
    : [
        [0.07, 520, 0.08],
        [0.96, 400, -0.12],
      ]
  for (const [across = 0, tall = 0, lean = 0] of variant.detail === 1 ? palms.slice(0, 1) : palms) {
    paintPalm(canvas, { x: width * across, height: tall * unit, lean, ...frame })
  }
}
