import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import type { LandmarkContext } from './landmark.ts'

/** Flakes over the whole sheet. */
export function paintSnowfall({ canvas, width, height, unit }: LandmarkContext, count = 90): void {
  let flakes = ''
  for (let index = 0; index < count; index += 1) {
    const radius = canvas.random(1.6, 5) * unit
    flakes += outline`M${canvas.random(0, width)} ${canvas.random(0, height)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  }
  addPath(canvas, flakes, '#FFFFFF', { opacity: 0.9 })
}

/** Slanting rain over the whole sheet. */
export function paintRainfall({ canvas, width, height, unit }: LandmarkContext, count = 90): void {
  let drops = ''
  for (let index = 0; index < count; index += 1)
    drops += outline`M${canvas.random(0, width)} ${canvas.random(0, height)}l${-7 * unit} ${34 * unit}h${2 * unit}l${7 * unit} ${-34 * unit}z`
  addPath(canvas, drops, '#FBF4DC', { opacity: 0.55 })
}
