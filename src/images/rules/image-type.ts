/** Supported input formats; all except GIF are also output formats (R5.5). */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

export type ImageSize = { readonly width: number; readonly height: number }

/** Metadata from the first bytes of an image, read without decoding it. */
export type ImageHeader = ImageSize & {
  readonly type: ImageType
  /** Whether it may have transparent pixels. */
  readonly hasAlpha: boolean
}
