import { readImageBytes } from '#src/images/rules/image-bytes.ts'
import { imageTypeOf } from '#src/images/rules/image-header.ts'
import type { ImageType } from '#src/images/rules/image-type.ts'
import { withDeadline } from '#src/platform/deadline.ts'
import { imageErrors } from './image-errors.ts'

/** Sufficient for decoding, scaling and encoding the largest accepted image under load. */
const ENCODE_TIMEOUT_MS = 6000
const AVIF_TIMEOUT_MS = 8000
/** AVIF reaches the same visual quality at a lower setting (M2.5). */
const AVIF_QUALITY_OFFSET = 20

export type EncodedImage = { readonly bytes: Uint8Array; readonly type: ImageType }

/** Dependencies of the encoder. */
export type EncodeTools = {
  readonly images: ImagesBinding
  /** Counts the file in the memory budget until the returned function is called. */
  readonly retain: (file: Uint8Array) => () => void
}

export type EncodeOptions = {
  readonly width: number
  readonly quality: number
  readonly type: ImageType
}

/** The binding rejects invalid images with a numeric error code. */
const isInvalidImageError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

/** Streams the file without the copy that a Blob would make. */
function streamOf(file: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(file)
      controller.close()
    },
  })
}

async function encode(
  images: ImagesBinding,
  file: Uint8Array,
  { width, quality, type }: EncodeOptions,
): Promise<Uint8Array> {
  const result = await images
    .input(streamOf(file))
    .transform({ width, fit: 'scale-down' })
    .output({
      format: type as ImageOutputOptions['format'],
      quality: type === 'image/avif' ? Math.max(1, quality - AVIF_QUALITY_OFFSET) : quality,
      anim: false,
    })
  return new Uint8Array(await new Response(result.image()).arrayBuffer())
}

/**
 * Re-encodes an image: rotated by its Exif orientation, without metadata, only the first frame of animations, never
 * enlarged. The returned type is detected from the bytes (R5.5, R5.6). The file counts in the memory budget until the
 * encoder has finished, which may be after the timeout (R13.4).
 * @throws {ImageError} when the image is invalid, or the Images binding fails
 */
export async function encodeImage(
  { images, retain }: EncodeTools,
  file: Uint8Array,
  options: EncodeOptions,
): Promise<EncodedImage> {
  const release = retain(file)
  const encoding = encode(images, file, options).finally(release)
  const timeoutMs = options.type === 'image/avif' ? AVIF_TIMEOUT_MS : ENCODE_TIMEOUT_MS
  const bytes = await withDeadline(encoding, timeoutMs, 'images').catch((error: Error) => {
    throw isInvalidImageError(error.cause) ? imageErrors.broken(error) : imageErrors.busy(error)
  })
  const type = imageTypeOf(readImageBytes(bytes))
  if (type === null) throw imageErrors.busy()
  return { bytes, type }
}
