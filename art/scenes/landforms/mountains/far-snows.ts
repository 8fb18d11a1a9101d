import type { PosterCanvas } from '#art/drawing/canvas.ts'
import { paintMassif } from '#art/kit/massif.ts'

/** Three snowy peaks far behind the hills. */
export function paintFarSnows(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  const snow = { lit: '#FFF8E4', shade: '#C9D3CC', lineY: height * 0.3 }
  for (const [across, peak, reach] of [
    [0.78, 0.14, 330],
    [0.3, 0.2, 260],
    [0.52, 0.1, 360],
  ] as const)
    paintMassif(canvas, {
      x: width * across,
      baseY: height * 0.46,
      peakY: height * peak,
      leftReach: reach * unit,
      rightReach: reach * unit,
      lit: '#A9C4B4',
      shade: '#6F96A0',
      snow,
    })
}
