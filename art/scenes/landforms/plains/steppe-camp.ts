import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const FELT = '#FFF3DA'
const FELT_SHADE = '#B9A3B4'
const BAND = '#2B5C9E'
const DOOR = '#C4472F'
const ROPE = '#9A6A4A'
const DARK = '#2A1E38'

/** A felt yurt standing on y: lit from the left, a painted door, a stove pipe through the crown. */
export function paintYurt(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-118 0v-74h236v74q-118 18 -236 0z', at), FELT)
  addPath(canvas, placePath('M34 8v-82h84v74q-40 8 -84 8z', at), FELT_SHADE)
  addPath(canvas, placePath('M-128 -70q70 -44 100 -76h56q30 32 100 76q-128 22 -256 0z', at), FELT)
  addPath(canvas, placePath('M8 -146h20q30 32 100 76q-42 8 -92 10q8 -50 -28 -86z', at), FELT_SHADE)
  addPath(canvas, placePath('M-118 -62q118 22 236 0v12q-118 22 -236 0z', at), BAND)
  addPath(canvas, placePath('M-30 -146h60v-8q-30 -12 -60 0z', at), ROPE)
  addPath(canvas, placePath('M-24 9v-70h52v69z', at), DOOR)
  addPath(canvas, placePath('M-16 2v-56h36v56zM-16 -26h36v4h-36z', at), '#F2A33C')
  addPath(canvas, placePath('M-10 -4v-16h24v16zM-10 -32h24v-16h-24z', at), DOOR)
  addLine(
    canvas,
    placePath('M-118 -32q118 20 236 0M-70 -112l-20 52M-46 -130l-8 70M70 -112l22 50M46 -130l14 70', at),
    ROPE,
    2.4 * at.scale,
  )
  addLine(canvas, placePath('M10 -150v-34', at), DARK, 6 * at.scale)
}
