import type { PosterCanvas } from '#art/drawing/canvas.ts'

/** The twelve palettes of the house (docs: poster grammar, variety). */
export type PaletteFamily =
  | 'tropical-dusk'
  | 'arid-day'
  | 'arid-night'
  | 'temperate-autumn'
  | 'maritime'
  | 'polar'
  | 'monsoon'
  | 'mediterranean'
  | 'highland'
  | 'savannah'
  | 'rainforest'
  | 'city-dusk'

/**
 * What a scene shows only where it is true of the place: the tram of one town, palms where palms grow. A scene draws
 * none of them unless told to.
 */
export const SCENE_TOUCHES = [
  'acropolis',
  'castle',
  'city',
  'clock-tower',
  'gilded',
  'gondola',
  'great-dome',
  'iron-tower',
  'lanterns',
  'lattice-tower',
  'outrigger',
  'palms',
  'poplars',
  'snows',
  'stone-bridge',
  'tram',
  'volcano',
  'waterside',
  'white-houses',
] as const

export type SceneTouch = (typeof SCENE_TOUCHES)[number]

/** What one poster may change in a scene that many places share. */
export type SceneVariant = {
  /** Multiplies the radius of the sun or moon. */
  readonly discScale: number
  /** Moves the disc up (negative: down) and sideways, in radii. */
  readonly discLift: number
  readonly discShift: number
  /** A seeded choice between three versions of the focus object, the foreground frame or the accent. */
  readonly detail: 0 | 1 | 2
  readonly touches: readonly SceneTouch[]
}

export type Scene = {
  readonly name: string
  readonly family: PaletteFamily
  /** The upper sky (or what fills that place); a warm one is re-inked by other rules than a cool one. */
  readonly skyInk: string
  /** Ink of the mist in the picture; sets the theme of the pages that show it (D2.3). */
  readonly mistInk: string
  readonly shadowInk: string
  /** Reserved for the accent; a grade gives exactly this ink a separate hue, so nothing else may use it. */
  readonly accentInk: string
  /** Place-neutral and without the time of day: "Stilt houses on a lagoon, a pirogue gliding past". */
  readonly altText: string
  /** The view where it shows one of its touches; the first that applies, in this order. */
  readonly touchedAltTexts?: Readonly<Partial<Record<SceneTouch, string>>>
  /** The time of day or weather as drawn, to end the sentence: "at dusk". */
  readonly lightText: string
  readonly titleInk?: string
  /** True of one known thing, which a mirror would turn into another. */
  readonly isPortrait?: boolean
  readonly draw: (canvas: PosterCanvas, variant: SceneVariant) => void
}
