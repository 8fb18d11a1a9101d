import { addCircle, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { SceneVariant } from './scene.ts'
import { type Disc, placeDisc } from './scene-variant.ts'
import { paintSky, paintStreaks, type SkyInks } from './sky.ts'

export type OpenSky = {
  readonly inks: SkyInks & { readonly disc: string; readonly bars: string }
  readonly horizonY: number
  readonly middleShare: number
  /** Where the disc stands as drawn: a place on the sheet, units above the horizon, radius in units. */
  readonly disc: readonly [number, number, number]
  /** Cloud bars: a place on the sheet, then units above the horizon, width and height in units. */
  readonly bars: readonly (readonly [number, number, number, number])[]
}

/** A sky down to a horizon with its disc and long bars of cloud; gives the disc as this poster has it. */
export function paintOpenSky(canvas: PosterCanvas, variant: SceneVariant, sky: OpenSky): Disc {
  const { unit } = canvas
  const { inks, horizonY, middleShare } = sky
  const [x, above, radius] = sky.disc
  paintSky(canvas, inks, horizonY, middleShare)
  const disc = placeDisc(variant, { x, y: horizonY - above * unit, radius: radius * unit })
  addCircle(canvas, disc.x, disc.y, disc.radius, inks.disc)
  const bars = sky.bars.map(
    ([left, up, broad, tall]) => [left, horizonY - up * unit, broad * unit, tall * unit] as const,
  )
  paintStreaks(canvas, bars, inks.bars, { opacity: 0.9 })
  return disc
}
