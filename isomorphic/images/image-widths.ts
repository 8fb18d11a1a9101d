/** Available image widths (S9.11): screen widths, and widths of smaller slots. */
export const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const SLOT_WIDTHS = [16, 32, 48, 64, 96, 128, 384, 1024, 1280] as const

/** All widths in ascending order; images exist in no other width. */
export const IMAGE_WIDTHS: readonly number[] = [...DEVICE_WIDTHS, ...SLOT_WIDTHS].sort((a, b) => a - b)

/** The only quality of images (S9.11), so that each variant exists once (R5.1). */
export const IMAGE_QUALITY = 75
