import type { PaletteFamily } from '#art/kit/scene.ts'

/** A hue in OKLCH degrees and a chroma. */
export type Tint = readonly [number, number]

type SixNumbers = readonly [number, number, number, number, number, number]

/** Where the six anchor hues go, and what the chroma of their inks is multiplied by on the way. */
export type HueMap = { readonly hues: SixNumbers; readonly gains: SixNumbers }

/** Vermilion, amber, green, teal, blue and plum in OKLCH degrees. */
export const HUE_ANCHORS = [32, 80, 145, 195, 250, 325] as const

export type GradeRule = {
  /** The palette the re-inked poster reads as. */
  readonly family: PaletteFamily
  readonly lightText: string
  /** Brightness of black and how much of the range remains, both on a logarithmic scale from 0 to 1. */
  readonly minBrightness: number
  readonly brightnessRange: number
  /** What the palest inks get on top, so that a moon, a sail or surf shines out of the dark; none unless given. */
  readonly highlightGain?: number
  /** Given to greys: the paper and the deepest shadow. */
  readonly paper: Tint
  readonly shadow: Tint
  readonly accentHue: number
  /** A red sky must turn blue at noon although a red roof must not, hence two maps. */
  readonly fromCoolSky: HueMap
  readonly fromWarmSky: HueMap
}

/** One time of day or weather for each palette. A span below 0.82 would let planes of 1.25:1 fall below 1.2:1. */
export const GRADE_RULES = {
  dawn: {
    family: 'maritime',
    lightText: 'at dawn',
    minBrightness: 0.07,
    brightnessRange: 0.91,
    paper: [60, 0.03],
    shadow: [215, 0.04],
    accentHue: 35,
    fromCoolSky: { hues: [30, 55, 180, 198, 212, 20], gains: [0.72, 1, 0.9, 0.95, 0.9, 0.7] },
    fromWarmSky: { hues: [205, 55, 185, 200, 212, 225], gains: [0.6, 0.9, 0.9, 0.95, 0.9, 0.6] },
  },
  noon: {
    family: 'mediterranean',
    lightText: 'under a clear noon sky',
    minBrightness: 0.07,
    brightnessRange: 0.93,
    paper: [85, 0.03],
    shadow: [250, 0.04],
    accentHue: 38,
    fromCoolSky: { hues: [42, 78, 135, 226, 240, 25], gains: [1, 0.95, 1.05, 1.05, 1, 0.9] },
    fromWarmSky: { hues: [240, 84, 140, 212, 235, 255], gains: [0.62, 0.8, 1, 1.05, 1, 0.7] },
  },
  dusk: {
    family: 'tropical-dusk',
    lightText: 'at dusk',
    minBrightness: 0,
    brightnessRange: 0.96,
    paper: [80, 0.05],
    shadow: [350, 0.04],
    accentHue: 85,
    fromCoolSky: { hues: [2, 66, 190, 48, 32, 350], gains: [0.75, 1.25, 0.9, 2, 2.2, 1] },
    fromWarmSky: { hues: [27, 70, 185, 200, 215, 5], gains: [1.05, 1.1, 0.95, 1.05, 1, 1] },
  },
  moonlight: {
    family: 'arid-night',
    lightText: 'by moonlight',
    minBrightness: 0,
    brightnessRange: 0.83,
    highlightGain: 0.16,
    paper: [225, 0.03],
    shadow: [265, 0.05],
    accentHue: 45,
    fromCoolSky: { hues: [40, 78, 225, 245, 262, 290], gains: [0.8, 0.5, 0.6, 0.95, 1.1, 0.7] },
    fromWarmSky: { hues: [264, 75, 235, 245, 260, 280], gains: [0.6, 0.5, 0.7, 0.9, 1.1, 0.6] },
  },
  'polar-night': {
    family: 'polar',
    lightText: 'in the blue of a polar night',
    minBrightness: 0,
    brightnessRange: 0.88,
    paper: [170, 0.03],
    shadow: [250, 0.05],
    accentHue: 28,
    fromCoolSky: { hues: [268, 175, 165, 178, 248, 275], gains: [0.55, 0.65, 1, 0.95, 1.1, 0.7] },
    fromWarmSky: { hues: [250, 165, 165, 190, 245, 255], gains: [0.55, 0.75, 1, 0.95, 1, 0.6] },
  },
  mist: {
    family: 'highland',
    lightText: 'in drifting mist',
    minBrightness: 0.15,
    brightnessRange: 0.83,
    paper: [105, 0.025],
    shadow: [320, 0.035],
    accentHue: 350,
    fromCoolSky: { hues: [345, 100, 140, 160, 185, 335], gains: [0.5, 0.6, 0.75, 0.6, 0.5, 0.8] },
    fromWarmSky: { hues: [150, 105, 140, 335, 320, 150], gains: [0.35, 0.55, 0.75, 0.75, 0.7, 0.4] },
  },
  autumn: {
    family: 'temperate-autumn',
    lightText: 'on an autumn day',
    minBrightness: 0.05,
    brightnessRange: 0.94,
    paper: [85, 0.05],
    shadow: [20, 0.045],
    accentHue: 28,
    fromCoolSky: { hues: [30, 75, 45, 110, 225, 15], gains: [1.15, 1.05, 1.3, 0.45, 0.45, 1] },
    fromWarmSky: { hues: [34, 84, 48, 150, 190, 10], gains: [0.95, 0.8, 1.2, 0.5, 0.4, 1] },
  },
  monsoon: {
    family: 'monsoon',
    lightText: 'before monsoon rain',
    minBrightness: 0.06,
    brightnessRange: 0.89,
    paper: [115, 0.035],
    shadow: [185, 0.05],
    accentHue: 55,
    fromCoolSky: { hues: [52, 78, 155, 168, 172, 40], gains: [0.9, 0.85, 0.9, 0.75, 0.55, 0.7] },
    fromWarmSky: { hues: [168, 62, 155, 178, 185, 170], gains: [0.4, 0.85, 0.9, 0.9, 0.8, 0.5] },
  },
  canopy: {
    family: 'rainforest',
    lightText: 'in green forest light',
    minBrightness: 0.06,
    brightnessRange: 0.93,
    paper: [98, 0.06],
    shadow: [155, 0.06],
    accentHue: 40,
    fromCoolSky: { hues: [82, 96, 145, 148, 152, 100], gains: [0.75, 1.05, 1.15, 1.2, 1.1, 0.7] },
    fromWarmSky: { hues: [146, 97, 145, 156, 160, 150], gains: [0.62, 0.95, 1.15, 1.1, 1, 0.7] },
  },
  'golden-hour': {
    family: 'savannah',
    lightText: 'in the gold of late afternoon',
    minBrightness: 0.02,
    brightnessRange: 0.96,
    paper: [85, 0.06],
    shadow: [35, 0.045],
    accentHue: 25,
    fromCoolSky: { hues: [30, 72, 95, 70, 58, 20], gains: [0.7, 1.2, 0.8, 2, 2.1, 0.9] },
    fromWarmSky: { hues: [46, 80, 85, 52, 42, 25], gains: [1.1, 1.15, 0.8, 0.85, 0.8, 0.9] },
  },
  'blue-hour': {
    family: 'city-dusk',
    lightText: 'in the blue hour after sunset',
    minBrightness: 0,
    brightnessRange: 0.87,
    highlightGain: 0.1,
    paper: [70, 0.05],
    shadow: [275, 0.05],
    accentHue: 70,
    fromCoolSky: { hues: [22, 55, 265, 275, 284, 320], gains: [0.85, 1.15, 0.5, 1.05, 1.15, 0.8] },
    fromWarmSky: { hues: [290, 48, 255, 255, 268, 300], gains: [0.55, 1.05, 0.6, 0.95, 1, 0.7] },
  },
  'high-sun': {
    family: 'arid-day',
    lightText: 'under a high sun',
    minBrightness: 0.04,
    brightnessRange: 0.96,
    paper: [75, 0.04],
    shadow: [285, 0.04],
    accentHue: 30,
    fromCoolSky: { hues: [52, 70, 92, 252, 264, 20], gains: [1.05, 1, 0.75, 1.25, 1.3, 0.8] },
    fromWarmSky: { hues: [262, 66, 90, 250, 262, 280], gains: [0.75, 1, 0.7, 1.1, 1.1, 0.7] },
  },
} as const satisfies Readonly<Record<string, GradeRule>>
