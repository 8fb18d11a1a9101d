import { join } from 'node:path'
import type { EditorialImage } from '#src/catalogue/catalogue-types.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { ContentFolder } from '#tools/compile/text/entry-files.ts'
import type { AuthoredPlace } from './authored-places.ts'
import { pictureSize } from './picture-size.ts'

/** Wide enough for its slot on most screens. */
const MIN_WIDTH = 640

function readEditorImage(
  { fields, file, lineOf }: AuthoredPlace,
  publicDir: string,
  report: ReportError,
): EditorialImage | null {
  const { image } = fields
  if (image === undefined) return null
  for (const name of ['alt', 'title', 'caption', 'credit'] as const)
    checkVoice(image[name], { file, line: lineOf(['image', name]) }, report)
  const size = pictureSize(image, { publicDir, field: 'image', minWidth: MIN_WIDTH, allowsMetadata: true })
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
