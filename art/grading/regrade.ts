import { relativeLuminance } from '#art/drawing/ink.ts'
import { inkFromLinear, linearFromOklab, type Oklab, oklabFromInk } from '#art/drawing/oklab.ts'
import type { Scene } from '#art/kit/scene.ts'
import { type GradeRule, HUE_ANCHORS, type HueMap } from './grade-rules.ts'

type Chroma = { readonly redness: number; readonly yellowness: number }

const MIN_LUMINANCE_OFFSET = 0.05
const LOG_RANGE = Math.log(1.05 / MIN_LUMINANCE_OFFSET)
const MAX_GREY_CHROMA = 0.07
const MIN_SHINE_BRIGHTNESS = 0.9
const CHROMA_STEP = 0.93
const LIGHTNESS_STEPS = 22
const WARM_HUE_END = 118
const WARM_HUE_START = 345

function chromaFrom(hueDegrees: number, chroma: number): Chroma {
  const angle = (hueDegrees * Math.PI) / 180
  return { redness: Math.cos(angle) * chroma, yellowness: Math.sin(angle) * chroma }
}

function hueOf({ redness, yellowness }: Chroma): number {
  return ((Math.atan2(yellowness, redness) * 180) / Math.PI + 360) % 360
}

function blend(from: Chroma, to: Chroma, share: number): Chroma {
  return {
    redness: from.redness + (to.redness - from.redness) * share,
    yellowness: from.yellowness + (to.yellowness - from.yellowness) * share,
  }
}

/** Whether a sky reads as warm; an almost grey one counts as cool. */
export function isWarmInk(ink: string): boolean {
  const colour = oklabFromInk(ink)
  const hue = hueOf(colour)
  return Math.hypot(colour.redness, colour.yellowness) > 0.04 && (hue < WARM_HUE_END || hue > WARM_HUE_START)
}

// Between two anchors the targets are blended as vectors: opposite targets meet in a soft grey, not in a third hue.
function mapHue(map: HueMap, hue: number, chroma: number): Chroma {
  const last = HUE_ANCHORS.length - 1
  const anchorIndex = HUE_ANCHORS.findLastIndex((anchor) => anchor <= hue)
  const index = anchorIndex < 0 ? last : anchorIndex
  const start = HUE_ANCHORS[index] ?? 0
  const end = HUE_ANCHORS[index + 1] ?? HUE_ANCHORS[0] + 360
  const share = ((hue < start ? hue + 360 : hue) - start) / (end - start)
  const targetAt = (place: number): Chroma =>
    chromaFrom(map.hues[place] ?? 0, chroma * (map.gains[place] ?? 1))
  return blend(targetAt(index), targetAt(index === last ? 0 : index + 1), share)
}

/** The brightest chroma that sRGB can show at exactly this luminance, so that the contrast of planes is preserved. */
function inkOfLuminance(targetChroma: Chroma, luminance: number): string {
  let chroma = targetChroma
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const linear = linearFromOklab(solveLightness(chroma, luminance))
    if (linear.every((light) => light > -0.002 && light < 1.002)) {
      return inkFromLinear(linear)
    }
    chroma = blend({ redness: 0, yellowness: 0 }, chroma, CHROMA_STEP)
  }
  return inkFromLinear([luminance, luminance, luminance])
}

function solveLightness(chroma: Chroma, luminance: number): Oklab {
  let low = 0
  let high = 1.1
  for (let step = 0; step < LIGHTNESS_STEPS; step += 1) {
    const middle = (low + high) / 2
    const [red, green, blue] = linearFromOklab({ lightness: middle, ...chroma })
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue < luminance) {
      low = middle
    } else {
      high = middle
    }
  }
  return { lightness: (low + high) / 2, ...chroma }
}

/**
 * One ink at another time of day. Luminance follows one logarithmic line, so the order of planes and their contrast
 * stay; hues move to the palette of the grade; the accent has a separate hue.
 */
export function regradeInk(ink: string, rule: GradeRule, scene: Pick<Scene, 'skyInk' | 'accentInk'>): string {
  const colour = oklabFromInk(ink)
  const chroma = Math.hypot(colour.redness, colour.yellowness)
  const brightness =
    Math.log((relativeLuminance(ink) + MIN_LUMINANCE_OFFSET) / MIN_LUMINANCE_OFFSET) / LOG_RANGE
  const highlight =
    ((rule.highlightGain ?? 0) * Math.max(0, brightness - MIN_SHINE_BRIGHTNESS)) / (1 - MIN_SHINE_BRIGHTNESS)
  const graded = rule.minBrightness + rule.brightnessRange * brightness + highlight
  const map = isWarmInk(scene.skyInk) ? rule.fromWarmSky : rule.fromCoolSky
  const isAccent = ink.toLowerCase() === scene.accentInk.toLowerCase()
  const hued = isAccent ? chromaFrom(rule.accentHue, chroma) : mapHue(map, hueOf(colour), chroma)
  const tint = blend(chromaFrom(...rule.shadow), chromaFrom(...rule.paper), brightness)
  const greyness = Math.max(0, 1 - chroma / MAX_GREY_CHROMA)
  return inkOfLuminance(
    blend(hued, tint, greyness * 0.8),
    MIN_LUMINANCE_OFFSET * Math.exp(graded * LOG_RANGE) - MIN_LUMINANCE_OFFSET,
  )
}
