import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { lensPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'

const TRUNK = '#3A2236'
const BOAT = '#F2C230'

/** A boat drawn up on the sand, with the booms and the float of an outrigger where people sail them. */
export function paintBeachedBoat(canvas: PosterCanvas, at: Placement, isOutrigger: boolean): void {
  const { x, y, scale } = at
  addPath(canvas, lensPath(x + 20 * scale, y + 14 * scale, 210 * scale, 24 * scale), '#8A4A44', {
    opacity: 0.55,
  })
  const float: readonly GlyphPart[] = [
    ['M-60 -30l-46 70h9l52 -68zM74 -30l34 70h9l-32 -68z', TRUNK],
    ['M-150 36q140 16 300 0l10 8q-160 22 -320 0z', '#F7D9A0'],
    ['M-20 -34v-124h6v124z', TRUNK],
    ['M-12 -156q60 36 34 98q-40 -12 -34 -98z', '#FBE8C0'],
  ]
  const hull: readonly GlyphPart[] = [
    ['M-176 -70q-4 -10 4 -16q60 30 170 30t176 -36q8 6 4 18q-26 78 -96 88h-176q-60 -8 -82 -84z', TRUNK],
    ['M-170 -58q60 22 168 22t176 -30l-10 24q-60 24 -166 24q-100 0 -156 -14z', BOAT],
    ['M-152 -30q52 14 154 14t154 -22l-12 16q-50 16 -142 16q-90 0 -142 -10z', '#FBE8C0'],
    ['M-60 -62l250 -66l3 6l-236 66zM-20 -58l230 -88l3 6l-216 86z', TRUNK],
  ]
  const canoe: readonly GlyphPart[] = [
    [
      'M-196 -66q-8 -6 -2 -16q50 54 130 58h150q76 -6 124 -62q8 8 2 18q-46 92 -140 96h-120q-96 -4 -144 -94z',
      TRUNK,
    ],
    ['M-186 -50q50 50 128 54h130q74 -6 122 -58l-8 24q-46 52 -122 56h-112q-92 -6 -138 -76z', BOAT],
    ...float,
  ]
  paintGlyphs(canvas, at, isOutrigger ? canoe : hull)
}
