/** Distances at which lazy images load (S9.10, M2.3). */
const LARGE_SCREEN_PX = 500
const EXPAND_PX = { large: 500, small: 370 }
const HORIZONTAL_SHARE = 0.8
/** A narrower element does not indicate the position of its image; its nearest wider ancestor is observed. */
export const MIN_SIZE_PX = 40
/** Throttle of the check after a resize. */
export const CHECK_THROTTLE_MS = 125

/** Root margin of the intersection observer. The screen is large when both sides are. */
export function lazyMargins({ width, height }: { readonly width: number; readonly height: number }): string {
  const isLarge = height > LARGE_SCREEN_PX && width > LARGE_SCREEN_PX
  const expand = isLarge ? EXPAND_PX.large : EXPAND_PX.small
  return `${expand}px ${expand * HORIZONTAL_SHARE}px`
}
