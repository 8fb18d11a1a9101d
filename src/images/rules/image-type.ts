/** The raster formats that pictures come in, and but for GIF leave in (R5.5). */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

export type ImageSize = { readonly width: number; readonly height: number }

/** What the first bytes of a picture say: nothing is decoded for it. */
export type ImageHeader = ImageSize & {
  readonly type: ImageType
  /** Whether it may have parts that one can see through. */
  readonly hasAlpha: boolean
}
