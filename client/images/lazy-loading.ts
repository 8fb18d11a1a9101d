/** When pictures that are out of sight begin to load (S9.10, M2.3). */
const LARGE_SCREEN_PX = 500
const EXPAND_PX = { large: 500, small: 370 }
const HORIZONTAL_SHARE = 0.8
/** Something narrower says nothing about where a picture will be: the nearest wider parent does. */
export const MIN_SIZE_PX = 40
/** Between two checks after the window changed its size. */
export const CHECK_THROTTLE_MS = 125

/** How far around the window pictures are fetched, as margins of an observer. Both sides must be large. */
export function lazyMargins({ width, height }: { readonly width: number; readonly height: number }): string {
  const isLarge = height > LARGE_SCREEN_PX && width > LARGE_SCREEN_PX
  const expand = isLarge ? EXPAND_PX.large : EXPAND_PX.small
  return `${expand}px ${expand * HORIZONTAL_SHARE}px`
}
