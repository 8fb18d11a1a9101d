import { encodeImage } from '#src/images/image-encoder.ts'
import { readImageBytes } from '#src/images/rules/image-bytes.ts'
import { imageTypeOf, isDecodable, readImageHeader } from '#src/images/rules/image-header.ts'
import { withoutMetadata } from '#src/images/rules/image-metadata.ts'
import { ImageError } from '#src/platform/app-error.ts'
import { toBase64 } from './base64.ts'

/** An upload that is ready for the repository: a JPEG of pixels only. */
export type PreparedPicture = { readonly bytes: Uint8Array; readonly width: number; readonly height: number }

/** Why an image cannot be used; the texts are in `words`. */
export type PictureProblem = 'notAnImage' | 'tooSmall' | 'tooManyPixels' | 'tooLarge' | 'busy' | 'tampered'

const MIN_WIDTH = 800
/** Sufficient for a screen of twice the density. */
const MAX_WIDTH = 2048
const QUALITY = 82
const PREVIEW = { width: 640, quality: 75, type: 'image/webp' } as const
/** Limit of a prepared picture; a photograph of 2048 pixels has a third of it. */
const MAX_PREPARED_BYTES = 3_000_000

/** A picture of the form is in the memory of one request only. */
const retain = (): (() => void) => () => undefined

/** Why the pixels of a file cannot be used; null when they can. */
export function problemOfPixels(file: Uint8Array): PictureProblem | null {
  if (imageTypeOf(readImageBytes(file)) === null) return 'notAnImage'
  const header = readImageHeader(file)
  if (header === null) return 'notAnImage'
  if (!isDecodable(header)) return 'tooManyPixels'
  return header.width < MIN_WIDTH ? 'tooSmall' : null
}

/** Checks a picture that this page has prepared before, as the form returns it: nothing in a form is trusted. */
export function checkPrepared(file: Uint8Array): PreparedPicture | PictureProblem {
  if (file.byteLength > MAX_PREPARED_BYTES) return 'tooLarge'
  const bytes = withoutMetadata(file)
  const header = bytes === null ? null : readImageHeader(bytes)
  if (bytes === null || header === null || problemOfPixels(bytes) !== null) return 'tampered'
  return { bytes, width: header.width, height: header.height }
}

/**
 * Prepares an upload: upright, no wider than needed, as JPEG, without the data of the camera, whatever the encoder
 * leaves in it.
 */
export async function preparePicture(
  images: ImagesBinding,
  file: Uint8Array,
): Promise<PreparedPicture | PictureProblem> {
  const problem = problemOfPixels(file)
  if (problem !== null) return problem
  try {
    const { bytes } = await encodeImage({ images, retain }, file, {
      width: MAX_WIDTH,
      quality: QUALITY,
      type: 'image/jpeg',
    })
    return checkPrepared(bytes)
  } catch (error) {
    return isBusy(error) ? 'busy' : 'notAnImage'
  }
}

/** @throws the error itself where it is not one of the encoder */
function isBusy(error: unknown): boolean {
  if (!(error instanceof ImageError)) throw error
  return error.status === 503
}

/** A small copy for the preview, as an address that contains it; or why a prepared picture has none. */
export async function previewAddress(
  images: ImagesBinding,
  picture: Uint8Array,
): Promise<string | { readonly problem: PictureProblem }> {
  try {
    const { bytes, type } = await encodeImage({ images, retain }, picture, PREVIEW)
    return `data:${type};base64,${toBase64(bytes)}`
  } catch (error) {
    return { problem: isBusy(error) ? 'busy' : 'tampered' }
  }
}
