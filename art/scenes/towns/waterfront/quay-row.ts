import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import type { SceneVariant } from '#art/kit/scene.ts'
import { reflectionPath } from '#art/kit/water.ts'

const CREAM = '#FFE9C6'
const COLOURS = [
  '#E8B04A',
  '#C9523C',
  '#F3E3C2',
  '#5F9AA0',
  '#E58A6A',
  '#8FAE7C',
  '#F0C890',
  '#B4685A',
] as const

type Roof = 'gable' | 'hip' | 'flat'

function paintHouse(
  canvas: PosterCanvas,
  at: Placement,
  size: { broad: number; tall: number },
  look: { wall: string; roof: Roof },
): void {
  const { broad, tall } = size
  const { wall, roof } = look
  const half = broad / 2
  const tops: Readonly<Record<Roof, readonly GlyphPart[]>> = {
    gable: [
      [`M${-half} ${-tall}l${half} ${-half * 1.05}l${half} ${half * 1.05}z`, wall],
      [
        `M${-half - 5} ${-tall + 4}l${half + 5} ${-half * 1.05 - 12}l${half + 5} ${half * 1.05 + 12}l-8 2l${3 - half} ${-half * 1.05}l${3 - half} ${half * 1.05}z`,
        '#5A3A44',
      ],
      [`M-7 ${-tall - half * 0.26}h14v-18h-14z`, '#3F4A5C'],
    ],
    hip: [
      [
        `M${-half - 5} ${-tall + 2}l${half * 0.34} ${-half * 0.5}h${half * 1.36}l${half * 0.34} ${half * 0.5}z`,
        '#C9593E',
      ],
    ],
    flat: [
      [`M${-half - 3} ${-tall + 4}v-11h${broad + 6}v11z`, '#FFF3DA'],
      [`M${-half + 6} ${-tall - 7}v-9h${broad - 12}v9z`, wall],
    ],
  }
  const shutters: string[] = []
  const count = Math.max(2, Math.round(broad / 30))
  for (let y = -tall + 16; y < -44; y += 40)
    for (let index = 0; index < count; index += 1) {
      const x = -half + (broad / count) * (index + 0.5) - 6
      shutters.push(`M${x.toFixed(0)} ${y}h12v20h-12z`)
    }
  paintGlyphs(canvas, at, [
    [`M${-half} 4v${-tall - 4}h${broad}v${tall + 4}z`, wall],
    ...tops[roof],
    [`M${half - broad * 0.16} 4v${-tall - 4}h${broad * 0.16}v${tall + 4}z`, '#4A3350'],
    [shutters.join(''), '#3F4A5C'],
    [`M-9 4v-32h18v32z`, '#5A3A44'],
  ])
}

function roofOf(index: number, variant: SceneVariant): Roof {
  if (variant.touches.includes('snows')) return 'gable'
  if (variant.touches.includes('palms')) return index % 3 === 0 ? 'hip' : 'flat'
  return 'hip'
}

/** The houses along the water in their colours, and their reflections. */
export function paintHouseRow(canvas: PosterCanvas, variant: SceneVariant, shoreY: number): void {
  const { width, unit, random } = canvas
  let index = variant.detail * 3
  for (let x = -20 * unit; x < width + 40 * unit; index += 1) {
    const broad = random(74, 116)
    const wall = COLOURS[(index * 5) % COLOURS.length] ?? CREAM
    const place = { x: x + (broad / 2) * unit, y: shoreY, scale: unit }
    const bars = { count: 8, step: 15 * unit, stray: 8 * unit, thickness: 8 * unit, taper: 3.4 * unit }
    const halfWidth = broad * 0.5 * unit
    addPath(canvas, reflectionPath(canvas, { x: place.x, y: shoreY + 34 * unit, halfWidth, ...bars }), wall, {
      opacity: 0.5,
    })
    paintHouse(canvas, place, { broad, tall: random(112, 178) }, { wall, roof: roofOf(index, variant) })
    x += (broad + 1) * unit
  }
  addRect(canvas, 0, shoreY, width, 20 * unit, '#A58A80')
  addRect(canvas, 0, shoreY, width, 5 * unit, '#FFF0D2')
}
