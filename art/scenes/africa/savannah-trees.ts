import { addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'

export type SavannahTree = {
  readonly x: number
  readonly groundY: number
  readonly height: number
  readonly ink: string
  /** The sunlit patches of the canopy; a far tree has none. */
  readonly litInk?: string
}

/** Shares of the height of the tree, from its foot: across, up, half width, thickness. */
type Pad = readonly [number, number, number, number]

/** A branch in thousandths of the height: tip across, tip up, half its thickness. */
type Branch = readonly [number, number, number]

const GLYPH_HEIGHT = 1000
const PAD_LOBES = 7
const TUFT_LOBES = 4
const TUFT_WIDTH = 0.15

const ACACIA_TRUNK = 'M-44 0Q-10 -180 -18 -340L0 -420L18 -340Q18 -180 52 0z'
const ACACIA_BRANCHES: readonly Branch[] = [
  [-357, 760, 14],
  [-136, 820, 13],
  [170, 840, 13],
  [425, 740, 14],
]
const ACACIA_SIDE_PADS: readonly Pad[] = [
  [-0.36, 0.76, 0.36, 0.11],
  [0.39, 0.74, 0.37, 0.11],
]
const ACACIA_TOP_PAD: Pad = [0.02, 0.84, 0.56, 0.15]
const ACACIA_LIT_PADS: readonly Pad[] = [
  [-0.04, 0.885, 0.36, 0.05],
  [-0.39, 0.79, 0.22, 0.036],
]

const BAOBAB_TRUNK =
  'M-215 0Q-135 -60 -140 -280Q-150 -470 -112 -600Q-60 -640 0 -600Q70 -640 118 -590Q152 -470 142 -280Q140 -60 230 0z'
const BAOBAB_BRANCHES = [
  'M-118 -560Q-150 -690 -350 -720Q-160 -720 -60 -590z',
  'M-112 -590Q-160 -760 -250 -860Q-110 -770 -50 -600z',
  'M-70 -590Q-90 -800 -70 -960Q-40 -790 10 -600z',
  'M0 -590Q70 -760 130 -930Q110 -740 80 -590z',
  'M40 -590Q150 -720 290 -800Q180 -690 110 -580z',
  'M60 -560Q180 -640 390 -640Q210 -600 122 -520z',
]
const BAOBAB_PADS: readonly Pad[] = [
  [-0.36, 0.71, 0.13, 0.1],
  [-0.25, 0.86, 0.14, 0.11],
  [-0.07, 0.96, 0.13, 0.1],
  [0.13, 0.93, 0.14, 0.1],
  [0.29, 0.8, 0.14, 0.11],
  [0.4, 0.63, 0.13, 0.1],
]
const BAOBAB_LIT_SIDE = 'M118 -590Q152 -470 142 -280Q140 -60 230 0H150Q96 -90 104 -290Q112 -470 84 -575z'

function padPath(canvas: PosterCanvas, tree: SavannahTree, [across, up, halfShare, thickShare]: Pad): string {
  const { x, groundY, height } = tree
  const half = halfShare * height
  const thick = thickShare * height
  const lobes = halfShare < TUFT_WIDTH ? TUFT_LOBES : PAD_LOBES
  const lobe = half / lobes
  let path = outline`M${x + across * height - half} ${groundY - up * height}`
  for (let index = 0; index < lobes; index += 1) {
    const drop = Math.sin(((index + 0.5) / lobes) * 2 * Math.PI) * thick * -0.28
    path += outline`a${lobe * 1.2} ${thick * canvas.random(0.4, 0.6)} 0 0 1 ${2 * lobe} ${drop}`
  }
  for (let index = 0; index < lobes; index += 1) {
    path += outline`q${-lobe} ${thick * canvas.random(0.1, 0.35)} ${-2 * lobe} ${canvas.random(-1, 1)}`
  }
  return `${path}z`
}

function padsPath(canvas: PosterCanvas, tree: SavannahTree, pads: readonly Pad[]): string {
  return pads.map((pad) => padPath(canvas, tree, pad)).join('')
}

function branchPath([across, up, half]: Branch): string {
  const side = Math.sign(across)
  const outer = outline`M${-half * side} -340Q${across * 0.3} -500 ${across} ${-up}h${half * 0.7 * side}`
  return outer + outline`Q${across * 0.42 + half * side} -460 ${half * side} -300z`
}

/** An umbrella acacia: a forked trunk under flat pads of leaves. */
export function paintAcacia(canvas: PosterCanvas, tree: SavannahTree): void {
  const { x, groundY, height, ink, litInk } = tree
  const at = { x, y: groundY, scale: height / GLYPH_HEIGHT }
  // Branches to the left turn the other way round; in one path with the trunk they would cut holes into it.
  addPath(canvas, placePath(ACACIA_BRANCHES.map(branchPath).join(''), at), ink)
  addPath(canvas, placePath(ACACIA_TRUNK, at), ink)
  addPath(canvas, padsPath(canvas, tree, ACACIA_SIDE_PADS), ink)
  addPath(canvas, padPath(canvas, tree, ACACIA_TOP_PAD), ink)
  if (litInk !== undefined) {
    addPath(canvas, padsPath(canvas, tree, ACACIA_LIT_PADS), litInk)
  }
}

/** A baobab: a bottle trunk under short bare branches with a tuft at each tip. */
export function paintBaobab(canvas: PosterCanvas, tree: SavannahTree): void {
  const { x, groundY, height, ink, litInk } = tree
  const at = { x, y: groundY, scale: height / GLYPH_HEIGHT }
  addPath(canvas, placePath(BAOBAB_TRUNK + BAOBAB_BRANCHES.join(''), at), ink)
  addPath(canvas, padsPath(canvas, tree, BAOBAB_PADS), ink)
  if (litInk !== undefined) {
    addPath(canvas, placePath(BAOBAB_LIT_SIDE, at), litInk)
  }
}
