import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDecodable, readImageHeader } from '#src/images/rules/image-header.ts'
import { hasMetadata } from '#src/images/rules/image-metadata.ts'
import type { ImageSize } from '#src/images/rules/image-type.ts'

type PictureFields = { readonly file: string; readonly size?: readonly [number, number] | undefined }

type PictureProblem = { readonly problem: string; readonly expected: string }

export type PictureRules = {
  readonly publicDir: string
  /** The field of the front matter. */
  readonly field: 'image' | 'photo'
  /** Wide enough for its slot on most screens. */
  readonly minWidth: number
  /** Whether the file may name the place and the device that took it. */
  readonly allowsMetadata: boolean
}

function problemOf(file: string, bytes: Uint8Array, rules: PictureRules): PictureProblem | ImageSize {
  const header = readImageHeader(bytes)
  if (header === null)
    return { problem: `public${file} is no image`, expected: 'JPEG, PNG, WebP, GIF or AVIF by its bytes' }
  const { width, height } = header
  if (!isDecodable(header) || width < rules.minWidth) {
    const problem = `public${file} is ${width} by ${height} pixels`
    return {
      problem,
      expected: `at least ${rules.minWidth} wide, no more than 12,000 a side and 50 megapixels`,
    }
  }
  if (!rules.allowsMetadata && hasMetadata(bytes)) {
    const problem = `public${file} holds data about its place, device or editing`
    return { problem, expected: 'pixels only, as /desk/photographs writes it' }
  }
  return { width, height }
}

/** The displayed size of a picture that front matter names, or the reason why it cannot be used. */
export function pictureSize({ file, size }: PictureFields, rules: PictureRules): ImageSize | PictureProblem {
  const { publicDir, field } = rules
  if (!file.startsWith('/'))
    return size === undefined
      ? {
          problem: `"${field}.size" is missing for ${file}`,
          expected: '[width, height] of an image of another site',
        }
      : { width: size[0], height: size[1] }
  if (size !== undefined)
    return { problem: `"${field}.size" is given`, expected: 'no size: it is read from the file' }
  const path = join(publicDir, file)
  if (!existsSync(path)) return { problem: `there is no public${file}`, expected: 'a file of that name' }
  return problemOf(file, readFileSync(path), rules)
}
