import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditorialImage } from '#src/catalogue/catalogue-types.ts'
import { isDecodable, readImageHeader } from '#src/images/rules/image-header.ts'
import type { ImageSize } from '#src/images/rules/image-type.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { DestinationFields } from '#tools/compile/text/content-schemas.ts'
import type { ContentFolder } from '#tools/compile/text/entry-files.ts'
import type { AuthoredPlace } from './authored-places.ts'

type ImageFields = NonNullable<DestinationFields['image']>

/** Wide enough for its slot on most screens. */
const MIN_WIDTH = 640

const toSize = ([width, height]: readonly [number, number]): ImageSize => ({ width, height })

/** The displayed size of an image, or the reason why it cannot be used. */
function sizeOf(
  { file, size }: ImageFields,
  publicDir: string,
): ImageSize | { problem: string; expected: string } {
  if (!file.startsWith('/')) {
    const problem = `"image.size" is missing for ${file}`
    return size === undefined
      ? { problem, expected: '[width, height] of an image of another site' }
      : toSize(size)
  }
  if (size !== undefined)
    return { problem: '"image.size" is given', expected: 'no size: it is read from the file' }
  const path = join(publicDir, file)
  if (!existsSync(path)) return { problem: `there is no public${file}`, expected: 'a file of that name' }
  const header = readImageHeader(readFileSync(path))
  if (header === null)
    return { problem: `public${file} is no image`, expected: 'JPEG, PNG, WebP, GIF or AVIF by its bytes' }
  if (!isDecodable(header) || header.width < MIN_WIDTH) {
    const problem = `public${file} is ${header.width} by ${header.height} pixels`
    return { problem, expected: `at least ${MIN_WIDTH} wide, no more than 12,000 a side and 50 megapixels` }
  }
  return header
}

function readEditorImage(
  { fields, file, lineOf }: AuthoredPlace,
  publicDir: string,
  report: ReportError,
): EditorialImage | null {
  const { image } = fields
  if (image === undefined) return null
  for (const name of ['alt', 'title', 'caption', 'credit'] as const)
    checkVoice(image[name], { file, line: lineOf(['image', name]) }, report)
  const size = sizeOf(image, publicDir)
  if ('problem' in size) {
    report({ file, line: lineOf(['image', 'file']), ...size })
    return null
  }
  const { file: source, alt, title, caption, credit } = image
  return { source, width: size.width, height: size.height, alt, title, caption, credit }
}

/** Reads and checks the images chosen by editors, by the path of the place. */
export function readEditorImages(
  places: readonly AuthoredPlace[],
  { contentDir }: ContentFolder,
  report: ReportError,
): ReadonlyMap<string, EditorialImage> {
  const publicDir = join(contentDir, '../public')
  return new Map(
    places.flatMap((place) => {
      const image = readEditorImage(place, publicDir, report)
      return image === null ? [] : [[place.path, image] as const]
    }),
  )
}
