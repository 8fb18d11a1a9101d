import { type Attributes, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { bandPath, sprayVertical } from '#art/drawing/spray.ts'

export type SkyInks = { readonly top: string; readonly middle: string; readonly horizon?: string }

/** A cloud bar: centre x, lower edge y, width, height. */
export type CloudBar = readonly [number, number, number, number]

/** A flat top ink and two sprayed changes towards the horizon (docs: poster grammar, layer order). */
export function paintSky(
  canvas: PosterCanvas,
  inks: SkyInks,
  horizonY = canvas.height,
  middleShare = 0.5,
): void {
  const { width, height } = canvas
  const startY = horizonY * 0.08
  addRect(canvas, 0, 0, width, height, inks.top)
  sprayVertical(
    canvas,
    bandPath(canvas, startY, height),
    inks.middle,
    horizonY * (middleShare + 0.12),
    startY,
  )
  if (inks.horizon !== undefined) {
    const middleY = horizonY * middleShare
    sprayVertical(canvas, bandPath(canvas, middleY, height), inks.horizon, horizonY, middleY)
  }
}

/** Long rounded bars: the clouds of the house, never puffs. */
export function paintStreaks(
  canvas: PosterCanvas,
  bars: readonly CloudBar[],
  fill: string,
  more?: Attributes,
): void {
  const path = bars.map(([x, y, width, height]) => {
    const half = height / 2
    return outline`M${x - width / 2} ${y}a${half} ${half} 0 0 1 0 ${-height}h${width}a${half} ${half} 0 0 1 0 ${height}z`
  })
  addPath(canvas, path.join(''), fill, more)
}
