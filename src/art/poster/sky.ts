import { type Attributes, addPath, addRect, type PosterCanvas } from './canvas.ts'
import { outline } from './path.ts'
import { bandPath, sprayUpright } from './spray.ts'

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
  sprayUpright(canvas, bandPath(canvas, startY, height), inks.middle, horizonY * (middleShare + 0.12), startY)
  if (inks.horizon !== undefined) {
    const middleY = horizonY * middleShare
    sprayUpright(canvas, bandPath(canvas, middleY, height), inks.horizon, horizonY, middleY)
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

const CLOUD_LOBES = [
  { width: 0.2, height: 0.45 },
  { width: 0.34, height: 1 },
  { width: 0.28, height: 0.75 },
  { width: 0.18, height: 0.38 },
]

/** One flat-bottomed cloud, centred on x, standing on y. */
export function paintCloud(
  canvas: PosterCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes?: Attributes,
): void {
  const lobes = CLOUD_LOBES.map((lobe) => {
    const span = width * lobe.width
    return outline`a${span * 0.52} ${height * lobe.height} 0 0 1 ${span} 0`
  })
  addPath(canvas, `${outline`M${x - width / 2} ${y}`}${lobes.join('')}z`, fill, attributes)
}
