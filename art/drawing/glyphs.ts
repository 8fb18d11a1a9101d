import { addPath, type PosterCanvas } from './canvas.ts'
import { type Placement, placePath } from './place-path.ts'

/** Path data in a figure's own small units, and its ink. */
export type GlyphPart = readonly [string, string]

/** Draws a figure part by part, back to front, at one place. */
export function paintGlyphs(canvas: PosterCanvas, at: Placement, parts: readonly GlyphPart[]): void {
  for (const [glyph, ink] of parts) addPath(canvas, placePath(glyph, at), ink)
}

/** The same glyph, which starts with `M0`, at several places along a line. */
export function repeatGlyph(glyph: string, lefts: readonly number[], y = 0): string {
  return lefts.map((left) => `M${left} ${y}${glyph}`).join('')
}
