import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintMassif } from '#art/kit/massif.ts'
import type { SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import type { Fall } from './falling-water.ts'

const FALL_HORIZON = '#F4E9CE'

/** The sky over a fall, and what stands beyond its lip: a snowy peak where that is true, wooded hills elsewhere. */
export function paintSkyAndPeak(canvas: PosterCanvas, variant: SceneVariant, fall: Fall): void {
  const { height, unit } = canvas
  paintSky(canvas, { top: '#8FB0B4', middle: '#C9D3C8', horizon: FALL_HORIZON }, height * 0.5, 0.3)
  const disc = placeDisc(variant, { x: fall.x + 150 * unit, y: height * 0.14, radius: 54 * unit })
  addCircle(canvas, disc.x, disc.y, disc.radius, '#FFF7E2', { opacity: 0.9 })
  const footY = fall.lipY + 60 * unit
  if (variant.touches.includes('snows')) {
    paintMassif(canvas, {
      x: fall.x - 220 * unit,
      baseY: footY,
      peakY: height * 0.12,
      leftReach: 330 * unit,
      rightReach: 300 * unit,
      lit: '#A9BDBA',
      shade: '#7F9CA0',
      snow: { lit: '#FBF7EA', shade: '#C3D2D0', lineY: height * 0.2 },
    })
  } else {
    addPath(canvas, smoothPath(hillLine(canvas, height * 0.24, 80 * unit, 4), footY), '#A3BBA4')
  }
  sprayBand(canvas, '#E9E6D2', fall.lipY + 10 * unit, height * 0.16)
}
