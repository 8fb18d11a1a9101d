import type { GlyphPart } from '#art/drawing/glyphs.ts'

const STONE = '#EBC990'
const STONE_SHADE = '#A8785E'
const ROOF = '#4F7F78'
const ROOF_SHADE = '#2E5560'
const TILE = '#C4492E'
const TILE_SHADE = '#84302E'
const MARBLE = '#FFF3DC'
const OPENING = '#4A3440'

const spire = (x: number): readonly GlyphPart[] => [
  [`M${x - 30} 0v-236h60v236z`, STONE],
  [`M${x + 8} 0v-236h22v236z`, STONE_SHADE],
  [`M${x - 34} -232l34 -128l34 128z`, ROOF],
  [`M${x} -360l34 128h-26z`, ROOF_SHADE],
  [`M${x - 36} -236h72v-8h-72z`, MARBLE],
  [`M${x - 12} -172v-36q10 -16 20 0v36z`, OPENING],
  [`M${x - 1} -358v-26h3v26z`, OPENING],
]

/** A church with two copper spires over the roofs; its foot is hidden by the houses before it. */
export const TWIN_SPIRES: readonly GlyphPart[] = [
  ['M-60 0v-176h210v176z', STONE],
  ['M-66 -174l26 -62h200l18 62z', TILE],
  ...spire(-62),
  ...spire(34),
  ['M-38 -110a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z', OPENING],
]

/** A cathedral under an octagonal tiled dome with white ribs, its bell tower beside it. */
export const RIBBED_DOME: readonly GlyphPart[] = [
  ['M-250 0v-130h250v130z', MARBLE],
  ['M-258 -128l40 -44h220v44z', TILE],
  ['M-236 -40v-50q8 -12 16 0v50zM-196 -40v-50q8 -12 16 0v50z', OPENING],
  ['M-110 0v-176h220v176z', MARBLE],
  ['M40 0v-176h70v176z', '#C9AE94'],
  ['M-84 -146a16 16 0 1 0 32 0a16 16 0 1 0 -32 0zM-18 -146a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z', OPENING],
  ['M-116 -176C-116 -290 -58 -348 -22 -362H22C58 -348 116 -290 116 -176z', TILE],
  ['M22 -362C58 -348 116 -290 116 -176H44C46 -270 34 -336 22 -362z', TILE_SHADE],
  [
    'M-22 -362C-40 -330 -58 -270 -58 -176h8C-50 -270 -32 -330 -14 -362zM14 -362C28 -330 40 -270 40 -176h8C48 -270 38 -330 22 -362z',
    MARBLE,
  ],
  ['M-122 -172h244v-9h-244z', MARBLE],
  ['M-26 -360h52v-10h-52zM-15 -370v-40h30v40zM-20 -410l20 -40l20 40z', MARBLE],
  ['M-4 -450a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', '#E9B84A'],
  ['M-300 0v-330h62v330z', MARBLE],
  ['M-258 0v-330h20v330z', '#C9AE94'],
  ['M-308 -330h78v-12h-78zM-302 -110h66v-6h-66zM-302 -190h66v-6h-66zM-302 -256h66v-6h-66z', TILE],
  ['M-290 -206v-34q8 -12 16 0v34zM-290 -272v-44q8 -14 16 0v44zM-290 -130v-34q8 -12 16 0v34z', OPENING],
]
