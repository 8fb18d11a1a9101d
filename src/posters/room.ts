import { oklabFromInk } from '#src/posters/drawing/oklab.ts'

/** Rooms stand this many degrees of OKLCH hue apart. */
export const ROOM_STEP_DEGREES = 15
export const ROOM_COUNT = 24

/**
 * The room that a poster sets: the OKLCH hue of its mist ink, to the nearest step (D2.3).
 * @param ink `#rrggbb`
 * @returns 0 to 23, the N of the class `room-N`
 */
export function roomOf(ink: string): number {
  const { redness, yellowness } = oklabFromInk(ink)
  const degrees = (Math.atan2(yellowness, redness) * 180) / Math.PI
  return (Math.round(degrees / ROOM_STEP_DEGREES) + ROOM_COUNT) % ROOM_COUNT
}

type RoomTone = {
  readonly lightness: number
  readonly chroma: number
  /** Posters lean towards red in their shadows, so dark tones stand so many degrees below the mist. */
  readonly hueDrop: number
  /** Land is never blue on a map: no cooler than this. */
  readonly coolestHue?: number
  /** Only hues warmer than this drop, by what they are warmer at most: teal with its red taken away is grass. */
  readonly warmBelow?: number
}

export type RoomColour = { readonly light: RoomTone; readonly dark: RoomTone }

/** The ink of text on a room's tint, `--ink` of the stylesheet. */
export const ROOM_INK = { light: '#14231d', dark: '#f1efe3' } as const

/** The custom properties of a room. Behind and in text, chroma stays low enough for every hue to fit the sRGB screen. */
export const ROOM_COLOURS = {
  '--d-tint': {
    light: { lightness: 0.912, chroma: 0.042, hueDrop: 0 },
    dark: { lightness: 0.243, chroma: 0.026, hueDrop: 25 },
  },
  '--d-ink2': {
    light: { lightness: 0.385, chroma: 0.05, hueDrop: 25 },
    dark: { lightness: 0.835, chroma: 0.036, hueDrop: 25 },
  },
  '--d-fill': {
    light: { lightness: 0.68, chroma: 0.13, hueDrop: 25, coolestHue: 150 },
    dark: { lightness: 0.59, chroma: 0.116, hueDrop: 25, coolestHue: 150 },
  },
  '--d-placeholder': {
    light: { lightness: 0.82, chroma: 0.07, hueDrop: 0 },
    dark: { lightness: 0.4, chroma: 0.055, hueDrop: 0 },
  },
  '--d-cover': {
    light: { lightness: 0.52, chroma: 0.12, hueDrop: 32, warmBelow: 150 },
    dark: { lightness: 0.52, chroma: 0.12, hueDrop: 32, warmBelow: 150 },
  },
} as const satisfies Readonly<Record<string, RoomColour>>

/** The hue of a tone in degrees, as the style sheet works it out from that of the room. */
export function toneHue({ hueDrop, coolestHue, warmBelow }: RoomTone, roomHue: number): number {
  const drop = warmBelow === undefined ? hueDrop : Math.max(0, Math.min(warmBelow - roomHue, hueDrop))
  return Math.min(roomHue - drop, coolestHue ?? Number.POSITIVE_INFINITY)
}

function toneText({ lightness, chroma, hueDrop, coolestHue, warmBelow }: RoomTone): string {
  const drop = warmBelow === undefined ? hueDrop : `clamp(0, ${warmBelow} - var(--room-hue), ${hueDrop})`
  const dropped = `var(--room-hue) - ${drop}`
  const calculated = coolestHue === undefined ? `calc(${dropped})` : `min(${dropped}, ${coolestHue})`
  const hue = hueDrop === 0 ? 'var(--room-hue)' : calculated
  return `oklch(${lightness} ${chroma} ${hue})`
}

/** The declarations that `src/site/styles/rooms.css` must hold, one line each. */
export function roomDeclarations(): readonly string[] {
  return Object.entries(ROOM_COLOURS).map(([property, { light, dark }]) => {
    const [day, night] = [toneText(light), toneText(dark)]
    return `${property}: ${day === night ? day : `light-dark(${day}, ${night})`};`
  })
}
