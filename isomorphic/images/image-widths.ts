/** Widths that pictures are made in (S9.11): those of screens, and those of smaller places. */
export const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const SLOT_WIDTHS = [16, 32, 48, 64, 96, 128, 384, 1024, 1280] as const

/** All of them, in order; a picture exists in no other width. */
export const IMAGE_WIDTHS: readonly number[] = [...DEVICE_WIDTHS, ...SLOT_WIDTHS].sort((a, b) => a - b)

/** The one quality that pictures are made in (S9.11), so that each exists once (R5.1). */
export const IMAGE_QUALITY = 75
