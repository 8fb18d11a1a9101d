import type { PosterCanvas } from '#art/drawing/canvas.ts'

/** Share of the width, units below the horizon, height in units. */
export type FarTree = readonly [number, number, number]

/** Shares of width and height, height in units. */
export type NearTree = readonly [number, number, number]

export type DeadvleiLayout = {
  readonly horizon: number
  /** Where the crest of the great dune ends: shares of width and height. */
  readonly peak: readonly [number, number]
  readonly moonAcross: number
  /** Share of the width and units above the horizon. */
  readonly farDune: readonly (readonly [number, number])[]
  readonly farTrees: readonly FarTree[]
  readonly nearTree: NearTree
  /** The second near tree of posters that have two. */
  readonly twinTree: NearTree
  /** Share of the width, and units below the horizon. */
  readonly walker: readonly [number, number]
}

const HIGH_DUNE = [
  [0.14, 190],
  [0.3, 240],
  [0.42, 180],
  [0.6, 90],
] as const

// At the head of a page the title is placed in the sky on the left, so the dunes there are low.
const LOW_DUNE = [
  [0.12, 26],
  [0.26, 22],
  [0.38, 96],
  [0.48, 130],
  [0.6, 60],
] as const

const UPRIGHT: DeadvleiLayout = {
  horizon: 0.63,
  peak: [0.6, 0.2],
  moonAcross: 0.18,
  farDune: [[0, 120], ...HIGH_DUNE],
  farTrees: [
    [0.86, 48, 130],
    [0.46, 40, 110],
    [0.7, 120, 220],
  ],
  nearTree: [0.25, 0.885, 460],
  twinTree: [0.72, 0.82, 330],
  walker: [0.555, 64],
}

const WIDE: DeadvleiLayout = {
  horizon: 0.63,
  peak: [0.66, 0.2],
  moonAcross: 0.16,
  farDune: [[0, 120], ...HIGH_DUNE],
  farTrees: [
    [0.83, 48, 130],
    [0.5, 40, 110],
    [0.92, 120, 220],
  ],
  nearTree: [0.34, 0.885, 460],
  twinTree: [0.6, 0.8, 290],
  walker: [0.69, 76],
}

const HERO: DeadvleiLayout = {
  horizon: 0.72,
  peak: [0.7, 0.16],
  moonAcross: 0.915,
  farDune: [[0, 14], ...LOW_DUNE],
  farTrees: [
    [0.83, 48, 130],
    [0.69, 40, 110],
    [0.92, 120, 220],
  ],
  nearTree: [0.565, 0.93, 400],
  twinTree: [0.9, 0.86, 300],
  walker: [0.755, 74],
}

const TALL: DeadvleiLayout = {
  horizon: 0.72,
  peak: [0.74, 0.33],
  moonAcross: 0.86,
  farDune: [[0, 14], ...LOW_DUNE],
  farTrees: [[0.52, 24, 80]],
  nearTree: [0.8, 0.735, 330],
  twinTree: [0.43, 0.732, 180],
  walker: [0.6, 30],
}

/** How the scene is composed in the format of a canvas. */
export function deadvleiLayout(canvas: PosterCanvas): DeadvleiLayout {
  if (canvas.isTall) {
    return TALL
  }
  return canvas.isHero ? HERO : canvas.isWide ? WIDE : UPRIGHT
}
