/** The five formats a poster is composed for (docs: poster grammar, canvas). */
export type PosterRatio = '4x5' | '16x9' | '1x1' | 'hero' | 'tall'

/** How coarse the spray is: prints from 500 px, cards from 240 px, thumbs below. */
export type PosterGrain = 'print' | 'card' | 'thumb'

export type PosterSize = { readonly width: number; readonly height: number }

export const POSTER_SIZES: Readonly<Record<PosterRatio, PosterSize>> = {
  '4x5': { width: 800, height: 1000 },
  '16x9': { width: 1600, height: 900 },
  '1x1': { width: 900, height: 900 },
  hero: { width: 1920, height: 960 },
  tall: { width: 800, height: 1360 },
}

/** Steepness of the threshold that turns ink into speckle; steep looks noisy when the poster is shown small. */
export const GRAIN_SLOPES: Readonly<Record<PosterGrain, number>> = { print: 5, card: 3, thumb: 1.7 }

const MIN_WIDE_RATIO = 1.3
const WIDE_UNIT = 1.12
const SQUARE_UNIT = 1.06
const HERO_UNIT = 0.92

/** True for formats that move the focus to the right and keep the left third quiet. */
export function isWideSize({ width, height }: PosterSize): boolean {
  return width > height * MIN_WIDE_RATIO
}

/** The length in which object sizes are given, so that a boat stays a boat in every format (docs: poster grammar). */
export function unitOf(ratio: PosterRatio): number {
  const size = POSTER_SIZES[ratio]
  const { width, height } = size
  const shapeFactor = isWideSize(size) ? WIDE_UNIT : width >= height ? SQUARE_UNIT : 1
  const heroFactor = ratio === 'hero' || ratio === 'tall' ? HERO_UNIT : 1
  return Math.min(width / 800, height / 1000) * shapeFactor * heroFactor
}
