import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintPalms } from '#art/kit/frames.ts'
import type { LandmarkContext } from '#art/kit/landmark.ts'
import { paintCyclist } from '#art/kit/wine-country.ts'

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
export function paintWaterfront(s: LandmarkContext): void {
  const { canvas, width, groundY, unit } = s
  const { random } = canvas
  s.draw(s.at(s.variant.detail === 2 ? -230 : 232, 4), [
    ['M-130 0q40 -78 150 -62q72 12 118 62z', '#FFF6E0'],
    ['M-104 0q40 -52 118 -44q60 8 94 44z', '#5E9FAC'],
    ['M20 -62q72 12 118 62h-40q-20 -44 -78 -62z', '#B9C9C4'],
  ])
  let crowns = ''
  for (let x = -10; x < width + 20; x += random(20, 44) * unit) {
    const r = random(12, 24) * unit
    crowns += outline`M${x - r} ${groundY + 6 * unit}q${r * 0.1} ${-r * 1.6} ${r} ${-r * 1.6}t${r} ${r * 1.6}z`
  }
  addPath(canvas, crowns, '#2F6F56')
  addRect(canvas, 0, groundY + 3 * unit, width, 11 * unit, '#E9D2A8')
  addRect(canvas, 0, groundY + 12 * unit, width, 9 * unit, '#3A5A66')
}

/** Round-headed trees at both ends of the promenade, where palms would not grow. */
function paintStreetTrees({ canvas, width, unit, isWide }: LandmarkContext, deckY: number): void {
  const { random } = canvas
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
export function paintPromenade(s: LandmarkContext): void {
  const { canvas, width, height, unit, isWide, variant } = s
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
    paintStreetTrees(s, deckY)
    return
  }
  paintPalms(s, 'left', '#174A4E', '#102A3E', 590, 1)
  if (variant.detail !== 1) paintPalms(s, 'right', '#174A4E', '#102A3E', isWide ? 600 : 490, 1)
}
