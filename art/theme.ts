import { oklabFromInk } from '#art/drawing/oklab.ts'

/** Rooms stand this many degrees of OKLCH hue apart. */
export const THEME_HUE_STEP_DEGREES = 15
export const THEME_COUNT = 24

/**
 * The room that a poster sets: the OKLCH hue of its mist ink, to the nearest step (D2.3).
 * @param ink `#rrggbb`
 * @returns 0 to 23, the N of the class `room-N`
 */
export function themeOf(ink: string): number {
  const { redness, yellowness } = oklabFromInk(ink)
  const degrees = (Math.atan2(yellowness, redness) * 180) / Math.PI
  return (Math.round(degrees / THEME_HUE_STEP_DEGREES) + THEME_COUNT) % THEME_COUNT
}

type ThemeTone = {
  readonly lightness: number
  readonly chroma: number
  /** Posters lean towards red in their shadows, so dark tones are this many degrees below the mist. */
  readonly hueDrop: number
  /** Land is never blue on a map: no cooler than this. */
  readonly maxHue?: number
  /** Only hues warmer than this drop, by what they are warmer at most: teal with its red taken away is grass. */
  readonly dropBelowHue?: number
}

export type ThemeColours = { readonly light: ThemeTone; readonly dark: ThemeTone }

/** The ink of text on a room's tint, `--ink` of the stylesheet. */
export const THEME_TEXT_INK = { light: '#14231d', dark: '#f1efe3' } as const

/** The custom properties of a room. Behind and in text, chroma stays low enough for every hue to fit the sRGB screen. */
export const THEME_COLOURS = {
  '--d-tint': {
    light: { lightness: 0.912, chroma: 0.042, hueDrop: 0 },
    dark: { lightness: 0.243, chroma: 0.026, hueDrop: 25 },
  },
  '--d-ink2': {
    light: { lightness: 0.385, chroma: 0.05, hueDrop: 25 },
    dark: { lightness: 0.835, chroma: 0.036, hueDrop: 25 },
  },
  '--d-fill': {
    light: { lightness: 0.68, chroma: 0.13, hueDrop: 25, maxHue: 150 },
    dark: { lightness: 0.59, chroma: 0.116, hueDrop: 25, maxHue: 150 },
  },
  '--d-placeholder': {
    light: { lightness: 0.82, chroma: 0.07, hueDrop: 0 },
    dark: { lightness: 0.4, chroma: 0.055, hueDrop: 0 },
  },
  '--d-cover': {
    light: { lightness: 0.52, chroma: 0.12, hueDrop: 32, dropBelowHue: 150 },
    dark: { lightness: 0.52, chroma: 0.12, hueDrop: 32, dropBelowHue: 150 },
  },
} as const satisfies Readonly<Record<string, ThemeColours>>

/** The hue of a tone in degrees, as the style sheet works it out from that of the room. */
export function toneHue({ hueDrop, maxHue, dropBelowHue }: ThemeTone, themeHue: number): number {
  const drop = dropBelowHue === undefined ? hueDrop : Math.max(0, Math.min(dropBelowHue - themeHue, hueDrop))
  return Math.min(themeHue - drop, maxHue ?? Number.POSITIVE_INFINITY)
}

function toneText({ lightness, chroma, hueDrop, maxHue, dropBelowHue }: ThemeTone): string {
  const drop =
    dropBelowHue === undefined ? hueDrop : `clamp(0, ${dropBelowHue} - var(--room-hue), ${hueDrop})`
  const dropped = `var(--room-hue) - ${drop}`
  const calculated = maxHue === undefined ? `calc(${dropped})` : `min(${dropped}, ${maxHue})`
  const hue = hueDrop === 0 ? 'var(--room-hue)' : calculated
  return `oklch(${lightness} ${chroma} ${hue})`
}

/** The declarations that `src/site/styles/themes.css` must hold, one line each. */
export function themeDeclarations(): readonly string[] {
  return Object.entries(THEME_COLOURS).map(([property, { light, dark }]) => {
    const [day, night] = [toneText(light), toneText(dark)]
    return `${property}: ${day === night ? day : `light-dark(${day}, ${night})`};`
  })
}
