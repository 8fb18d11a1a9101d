import sharp from 'sharp'

const WIDTH = 32
const HEIGHT = 40
/** The grid of means that are compared with their neighbours. */
const COLUMNS = 8
const ROWS = 10

/** The signs of a drawing and of its mirror image: the eye takes one for the other. */
export type Silhouette = { readonly asDrawn: readonly boolean[]; readonly mirrored: readonly boolean[] }

/**
 * The silhouette of a drawing: what the eye sees of it at the size of a stamp, whatever its inks.
 * @param svg a poster as `drawPoster` gives it
 * @returns 160 signs for each way round, two for each cell of a grey 32 × 40 thumbnail cut in 8 × 10: lighter than the
 * cell on its right or not, lighter than the cell below or not
 */
export async function silhouetteOf(svg: string): Promise<Silhouette> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const means = Array.from({ length: ROWS * COLUMNS }, (_none, cell) => meanOf(data, cell))
  const mirroredMeans = means.map((mean, cell) => means[cell - 2 * (cell % COLUMNS) + COLUMNS - 1] ?? mean)
  return { asDrawn: signsOf(means), mirrored: signsOf(mirroredMeans) }
}

function signsOf(means: readonly number[]): readonly boolean[] {
  return means.flatMap((mean, cell) => {
    const row = Math.floor(cell / COLUMNS)
    const [right, below] = [
      means[row * COLUMNS + ((cell + 1) % COLUMNS)] ?? mean,
      means[(cell + COLUMNS) % means.length] ?? mean,
    ]
    return [mean > right, mean > below]
  })
}

function meanOf(grey: Uint8Array, cell: number): number {
  const [cellWidth, cellHeight] = [WIDTH / COLUMNS, HEIGHT / ROWS]
  const [left, top] = [(cell % COLUMNS) * cellWidth, Math.floor(cell / COLUMNS) * cellHeight]
  let sum = 0
  for (let y = top; y < top + cellHeight; y += 1)
    for (let x = left; x < left + cellWidth; x += 1) sum += grey[y * WIDTH + x] ?? 0
  return sum / (cellWidth * cellHeight)
}

const countDifferent = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((sign, index) => sign !== other[index]).length

/** In how many signs two silhouettes differ, either way round. */
export function silhouetteDistance(one: Silhouette, other: Silhouette): number {
  return Math.min(countDifferent(one.asDrawn, other.asDrawn), countDifferent(one.mirrored, other.asDrawn))
}

/** What a sky holds that made all skies alike: a disc, the rounded bars of cloud. */
export type SkyMarks = { readonly hasDisc: boolean; readonly hasBars: boolean }

const MIN_DISC_RADIUS = 30
const MAX_DISC_Y = 650
const CIRCLE = /<circle cx="-?\d+" cy="(-?\d+)" r="([\d.]+)"/g
const BAR = /a([\d.]+) \1 0 0 1 0 -[\d.]+h\d{2,}a\1 \1 0 0 1 0 [\d.]+z/

/** Reads the marks of the sky from a poster of 800 × 1000. */
export function skyMarksOf(svg: string): SkyMarks {
  const hasDisc = [...svg.matchAll(CIRCLE)].some(
    ([, y, radius]) => Number(radius) >= MIN_DISC_RADIUS && Number(y) < MAX_DISC_Y,
  )
  return { hasDisc, hasBars: BAR.test(svg) }
}
