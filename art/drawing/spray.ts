import { addPath, type PosterCanvas } from './canvas.ts'
import {
  defineLinearGradient,
  defineRadialGradient,
  type LineVector,
  type RadialVector,
} from './definition.ts'
import { boxPath } from './path.ts'

/** The name of the filter that dissolves the ink of that place into speckle; `serializePoster` defines it. */
export function sprayFilterId(canvas: PosterCanvas, index: number): string {
  return `${canvas.idPrefix}s${index}`
}

function sprayFilter(canvas: PosterCanvas, ink: string): { readonly filter: string } {
  const { sprayInks } = canvas
  const index = sprayInks.indexOf(ink)
  const place = index === -1 ? sprayInks.push(ink) - 1 : index
  return { filter: `url(#${sprayFilterId(canvas, place)})` }
}

/** The signature of the house: ink that dissolves into grain along `[x1, y1, x2, y2]` (docs: poster grammar, spray). */
export function spray(
  canvas: PosterCanvas,
  path: string,
  ink: string,
  vector: LineVector,
  startOpacity = 1,
  endOpacity = 0,
): void {
  addPath(
    canvas,
    path,
    defineLinearGradient(canvas, ink, vector, startOpacity, endOpacity),
    sprayFilter(canvas, ink),
  )
}

/** Ink that is solid at one height and has dissolved at another, within path data. */
export function sprayVertical(
  canvas: PosterCanvas,
  path: string,
  ink: string,
  solidY: number,
  clearY: number,
  solidOpacity = 1,
): void {
  spray(canvas, path, ink, [0, solidY, 0, clearY], solidOpacity)
}

/** Ink that dissolves outwards from `[x, y, radius]`. */
export function sprayRadial(
  canvas: PosterCanvas,
  path: string,
  ink: string,
  vector: RadialVector,
  startOpacity = 1,
  endOpacity = 0,
): void {
  addPath(
    canvas,
    path,
    defineRadialGradient(canvas, ink, vector, startOpacity, endOpacity),
    sprayFilter(canvas, ink),
  )
}

/** A strip across the whole poster, as path data. */
export function bandPath(canvas: PosterCanvas, y: number, height: number): string {
  return boxPath(0, y, canvas.width, height)
}

/** The everyday spray: across the whole poster, solid at one height, dissolved at the other, nothing beyond either. */
export function sprayBand(
  canvas: PosterCanvas,
  ink: string,
  solidY: number,
  clearY: number,
  solidOpacity = 1,
): void {
  const band = bandPath(canvas, Math.min(solidY, clearY), Math.abs(clearY - solidY))
  sprayVertical(canvas, band, ink, solidY, clearY, solidOpacity)
}
