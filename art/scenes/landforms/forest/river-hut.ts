import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const TIMBER = '#3A1E1C'

/** A thatched hut on stilts; y is the foot of its floor beams, the stilts reach 22 units below. */
export function paintRiverHut(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-64 -30h6v52h-6zM-20 -30h6v52h-6zM24 -30h6v52h-6zM64 -30h6v52h-6z', at), TIMBER)
  addPath(canvas, placePath('M-70 -34h146v8h-146zM-58 -74h120v42h-120z', at), '#8A5A3A')
  addPath(canvas, placePath('M-20 -66h26v34h-26z', at), TIMBER)
  addPath(canvas, placePath('M-92 -66L-44 -142H48L98 -66z', at), '#C9A15A')
  addPath(canvas, placePath('M48 -142L98 -66H62L28 -142z', at), '#8F6A3C')
}
