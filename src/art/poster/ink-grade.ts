import type { PaletteFamily } from './scene.ts'

/** A hue in OKLCH degrees, and what the chroma of an ink is multiplied by on its way there. */
export type HueTarget = readonly [number, number]

/** Where the six anchor hues of `HUE_ANCHORS` go: vermilion, amber, green, teal, blue, plum. */
export type HueMap = readonly [HueTarget, HueTarget, HueTarget, HueTarget, HueTarget, HueTarget]

export const HUE_ANCHORS = [32, 80, 145, 195, 250, 325] as const

export type GradeRule = {
  /** The palette the re-inked poster reads as. */
  readonly family: PaletteFamily
  readonly lightText: string
  /** Brightness of black and how much of the range remains, both on a logarithmic scale from 0 to 1. */
  readonly floor: number
  readonly span: number
  /** Hue and chroma given to greys: the paper and the deepest shadow. */
  readonly paper: HueTarget
  readonly shadow: HueTarget
  readonly accentHue: number
  readonly fromCoolSky: HueMap
  readonly fromWarmSky: HueMap
}

// A span below 0.82 would let two planes of 1.25:1 fall below 1.2:1.
const GRADE_RULES = {
  dawn: {
    family: 'maritime',
    lightText: 'at dawn',
    floor: 0.07,
    span: 0.91,
    paper: [60, 0.03],
    shadow: [215, 0.04],
    accentHue: 35,
    fromCoolSky: [
      [45, 0.85],
      [62, 0.9],
      [180, 0.9],
      [198, 0.95],
      [212, 0.9],
      [20, 0.7],
    ],
    fromWarmSky: [
      [205, 0.6],
      [58, 0.9],
      [185, 0.9],
      [200, 0.95],
      [212, 0.9],
      [225, 0.6],
    ],
  },
  noon: {
    family: 'mediterranean',
    lightText: 'under a clear noon sky',
    floor: 0.07,
    span: 0.93,
    paper: [85, 0.03],
    shadow: [250, 0.04],
    accentHue: 38,
    fromCoolSky: [
      [42, 1],
      [78, 0.95],
      [135, 1.05],
      [226, 1.05],
      [240, 1],
      [25, 0.9],
    ],
    fromWarmSky: [
      [240, 0.72],
      [84, 0.8],
      [140, 1],
      [212, 1.05],
      [235, 1],
      [255, 0.7],
    ],
  },
  dusk: {
    family: 'tropical-dusk',
    lightText: 'at dusk',
    floor: 0,
    span: 0.96,
    paper: [80, 0.05],
    shadow: [350, 0.04],
    accentHue: 85,
    fromCoolSky: [
      [8, 0.85],
      [68, 1.15],
      [190, 0.9],
      [42, 1.35],
      [28, 1.4],
      [350, 1],
    ],
    fromWarmSky: [
      [27, 1.05],
      [70, 1.1],
      [185, 0.95],
      [200, 1.05],
      [215, 1],
      [5, 1],
    ],
  },
  moonlight: {
    family: 'arid-night',
    lightText: 'by moonlight',
    floor: 0,
    span: 0.82,
    paper: [85, 0.035],
    shadow: [265, 0.05],
    accentHue: 45,
    fromCoolSky: [
      [40, 0.85],
      [65, 0.8],
      [225, 0.6],
      [245, 0.95],
      [262, 1],
      [290, 0.7],
    ],
    fromWarmSky: [
      [264, 0.6],
      [62, 0.7],
      [235, 0.7],
      [245, 0.9],
      [260, 1],
      [280, 0.6],
    ],
  },
  'polar-night': {
    family: 'polar',
    lightText: 'in the blue of a polar night',
    floor: 0,
    span: 0.88,
    paper: [170, 0.03],
    shadow: [250, 0.05],
    accentHue: 28,
    fromCoolSky: [
      [200, 0.45],
      [165, 0.75],
      [165, 1],
      [190, 0.95],
      [248, 1],
      [255, 0.7],
    ],
    fromWarmSky: [
      [246, 0.55],
      [165, 0.75],
      [165, 1],
      [190, 0.95],
      [245, 1],
      [255, 0.6],
    ],
  },
  mist: {
    family: 'highland',
    lightText: 'in drifting mist',
    floor: 0.15,
    span: 0.83,
    paper: [105, 0.025],
    shadow: [320, 0.035],
    accentHue: 350,
    fromCoolSky: [
      [345, 0.5],
      [100, 0.6],
      [140, 0.75],
      [160, 0.6],
      [185, 0.5],
      [335, 0.8],
    ],
    fromWarmSky: [
      [150, 0.35],
      [105, 0.55],
      [140, 0.75],
      [335, 0.75],
      [320, 0.7],
      [150, 0.4],
    ],
  },
  autumn: {
    family: 'temperate-autumn',
    lightText: 'on an autumn day',
    floor: 0.04,
    span: 0.95,
    paper: [85, 0.045],
    shadow: [20, 0.045],
    accentHue: 28,
    fromCoolSky: [
      [30, 1.1],
      [78, 1],
      [45, 1.25],
      [85, 0.75],
      [82, 0.6],
      [15, 1],
    ],
    fromWarmSky: [
      [34, 0.95],
      [84, 0.8],
      [48, 1.2],
      [150, 0.5],
      [190, 0.4],
      [10, 1],
    ],
  },
  monsoon: {
    family: 'monsoon',
    lightText: 'before monsoon rain',
    floor: 0.05,
    span: 0.9,
    paper: [115, 0.035],
    shadow: [185, 0.05],
    accentHue: 55,
    fromCoolSky: [
      [55, 0.9],
      [82, 0.75],
      [155, 0.9],
      [168, 0.8],
      [175, 0.6],
      [40, 0.7],
    ],
    fromWarmSky: [
      [165, 0.42],
      [105, 0.55],
      [155, 0.9],
      [178, 0.9],
      [185, 0.8],
      [170, 0.5],
    ],
  },
  canopy: {
    family: 'rainforest',
    lightText: 'in green forest light',
    floor: 0.04,
    span: 0.94,
    paper: [98, 0.06],
    shadow: [155, 0.06],
    accentHue: 40,
    fromCoolSky: [
      [60, 0.8],
      [95, 0.95],
      [145, 1.15],
      [120, 1],
      [100, 0.8],
      [150, 0.7],
    ],
    fromWarmSky: [
      [100, 0.72],
      [96, 0.9],
      [145, 1.15],
      [152, 1.1],
      [158, 1],
      [150, 0.7],
    ],
  },
  'golden-hour': {
    family: 'savannah',
    lightText: 'in the gold of late afternoon',
    floor: 0.01,
    span: 0.96,
    paper: [85, 0.06],
    shadow: [35, 0.045],
    accentHue: 25,
    fromCoolSky: [
      [34, 1],
      [72, 1.15],
      [88, 0.9],
      [62, 1.3],
      [52, 1.25],
      [20, 0.9],
    ],
    fromWarmSky: [
      [48, 1.05],
      [78, 1.1],
      [85, 0.8],
      [52, 0.85],
      [42, 0.8],
      [25, 0.9],
    ],
  },
  'blue-hour': {
    family: 'city-dusk',
    lightText: 'in the blue hour after sunset',
    floor: 0,
    span: 0.87,
    paper: [70, 0.05],
    shadow: [275, 0.05],
    accentHue: 70,
    fromCoolSky: [
      [32, 1],
      [58, 1.15],
      [250, 0.5],
      [262, 0.9],
      [272, 1],
      [310, 0.8],
    ],
    fromWarmSky: [
      [290, 0.55],
      [48, 1.05],
      [255, 0.6],
      [255, 0.95],
      [268, 1],
      [300, 0.7],
    ],
  },
  'high-sun': {
    family: 'arid-day',
    lightText: 'under a high sun',
    floor: 0.04,
    span: 0.96,
    paper: [75, 0.04],
    shadow: [285, 0.04],
    accentHue: 30,
    fromCoolSky: [
      [52, 1.05],
      [70, 1],
      [92, 0.75],
      [252, 1.15],
      [264, 1.15],
      [20, 0.8],
    ],
    fromWarmSky: [
      [262, 0.72],
      [66, 0.9],
      [90, 0.7],
      [250, 1.1],
      [262, 1.1],
      [280, 0.7],
    ],
  },
} as const satisfies Readonly<Record<string, GradeRule>>

export type InkGrade = 'as-drawn' | keyof typeof GRADE_RULES

export const INK_GRADES: readonly InkGrade[] = [
  'as-drawn',
  ...(Object.keys(GRADE_RULES) as (keyof typeof GRADE_RULES)[]),
]

/** The rule of a grade; nothing for `as-drawn`, which leaves every ink alone. */
export function gradeRule(grade: InkGrade): GradeRule | undefined {
  return grade === 'as-drawn' ? undefined : GRADE_RULES[grade]
}
