import { join } from 'node:path'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { PhotographFields } from '#src/catalogue/photographs/photograph-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { ContentFolder } from '#tools/compile/text/entry-files.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import { pictureSize } from './picture-size.ts'

/** As wide as a photograph is shown on most screens. */
const MIN_WIDTH = 800

/** A guide or story whose front matter may name a photograph. */
type PhotographedPage = {
  readonly path: string
  readonly fields: { readonly photo?: PhotographFields | undefined }
  readonly file: string
  readonly lineOf: (path: FieldPath) => number
}

function readPhotograph(
  { fields: { photo }, file, lineOf }: PhotographedPage,
  publicDir: string,
  thisYear: number,
  report: ReportError,
): Photograph | null {
  if (photo === undefined) return null
  for (const name of ['alt', 'caption', 'credit'] as const)
    checkVoice(photo[name], { file, line: lineOf(['photo', name]) }, report)
  if (photo.year > thisYear)
    report({
      file,
      line: lineOf(['photo', 'year']),
      problem: `"photo.year" is ${photo.year}`,
      expected: `a year that has begun, ${thisYear} or earlier`,
    })
  const size = pictureSize(photo, { publicDir, field: 'photo', minWidth: MIN_WIDTH, allowsMetadata: false })
  if ('problem' in size) {
    report({ file, line: lineOf(['photo', 'file']), ...size })
    return null
  }
  const { file: source, alt, caption, credit, organisation, licence, source: href, year } = photo
  const { width, height } = size
  const isOrganisation = organisation === true
  return { source, width, height, alt, caption, credit, isOrganisation, licence, href: href ?? null, year }
}

/**
 * Reads and checks the photographs of guides or stories, by the path of their page. That no year is to come is judged by
 * the clock: content becomes valid later at most, never invalid.
 */
export function readPhotographs(
  pages: readonly PhotographedPage[],
  { contentDir }: ContentFolder,
  report: ReportError,
): ReadonlyMap<string, Photograph> {
  const publicDir = join(contentDir, '../public')
  const thisYear = new Date().getUTCFullYear()
  return new Map(
    pages.flatMap((page) => {
      const photograph = readPhotograph(page, publicDir, thisYear, report)
      return photograph === null ? [] : [[page.path, photograph] as const]
    }),
  )
}
