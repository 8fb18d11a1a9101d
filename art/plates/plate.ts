import type { Palette } from '#art/kit/palettes.ts'

/**
 * Path data in metres, its ink, and what it counts as (`column`, `arch`, `tower`): every `M` of a counted path is one.
 * x runs to the right from the axis of the object, y down from the ground, so that heights are negative.
 */
export type PlatePart = readonly [path: string, ink: string, counted?: string]

/** The inks of one material: in the light, in the shade, and in the depth of an opening. */
export type Material = { readonly lit: string; readonly shade: string; readonly deep: string }

/** What the object stands on. `grass` and `paving` are flat; `water` has ripples. */
export type PlateGround = { readonly kind: 'grass' | 'paving' | 'water'; readonly ink: string }

/** Measures of the real object: the test compares the drawing with them. */
export type PlateProportions = {
  /** Metres from the lowest to the highest point that is drawn. */
  readonly height: number
  /** Metres between the outermost points that are drawn; omitted for what is cut off by the frame. */
  readonly width?: number
  /** How many columns, arches, towers the drawing must have. */
  readonly counts?: Readonly<Record<string, number>>
}

/** A drawing of one object of a sight. */
export type Plate = {
  /** Path of the place without `/destinations/`, and the slug of its sight: `italy/rome#pantheon`. */
  readonly sight: string
  /** One sentence that states what is drawn. */
  readonly alt: string
  readonly palette: Palette
  /** Metres across the frame, which is three by two. */
  readonly across: number
  /** Where the ground begins, as a share of the height from the top. */
  readonly ground: number
  readonly setting: PlateGround
  readonly proportions: PlateProportions
  /** What is behind the object, the object itself, and what is before it: people, trees, water. */
  readonly behind?: readonly PlatePart[]
  readonly object: readonly PlatePart[]
  readonly before?: readonly PlatePart[]
  /** Metres by which the axis of the object is moved to the right. */
  readonly shift?: number
}

/** Size of the drawing; a page shows it at about half of that. */
export const PLATE_SIZE = { width: 900, height: 600 } as const
