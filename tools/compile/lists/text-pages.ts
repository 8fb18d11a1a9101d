import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkTextDates } from '#tools/compile/text/check-text-dates.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { EntryFile } from '#tools/compile/text/entry-files.ts'
import { compileReadingText, type ReadingText } from '#tools/compile/text/reading-text.ts'
import { type CampaignFields, CampaignSchema, type TextPageFields, TextPageSchema } from './page-schemas.ts'

type AuthoredText<Fields> = { readonly path: string; readonly fields: Fields; readonly text: ReadingText }

/** A page about the site, such as `/about`. */
export type AuthoredTextPage = AuthoredText<TextPageFields>
export type AuthoredCampaign = AuthoredText<CampaignFields> & {
  readonly file: string
  readonly lineOf: EntryFile['source']['frontMatter']['lineOf']
}

function readText({ source }: EntryFile, report: ReportError): ReadingText {
  const { lineOf } = source.frontMatter
  const start = { file: source.file, line: source.bodyLine }
  const text = compileReadingText(source.body, start, report)
  if (text.openingHtml === '') {
    report({ ...start, problem: 'there is no text before the first heading', expected: 'an opening' })
  }
  const { value } = source.frontMatter
  const summary = typeof value === 'object' && value !== null && 'summary' in value ? value.summary : ''
  checkVoice(String(summary), { file: source.file, line: lineOf(['summary']) }, report)
  return text
}

/** Reads `content/pages`: folders and file name form the path. */
export function readAuthoredTextPages(
  files: readonly EntryFile[],
  report: ReportError,
): readonly AuthoredTextPage[] {
  return files.flatMap((file) => {
    const text = readText(file, report)
    const fields = checkSchema(TextPageSchema, file.source.frontMatter, report)
    if (fields === null) return []
    const { file: name, frontMatter } = file.source
    const titles = text.sections.map(({ title }) => title)
    checkTextDates({ file: name, lineOf: frontMatter.lineOf, fields }, titles, report)
    return [{ path: `/${file.segments.join('/')}`, fields, text }]
  })
}

/** Reads `content/campaigns`. */
export function readCampaigns(files: readonly EntryFile[], report: ReportError): readonly AuthoredCampaign[] {
  return files.flatMap((file) => {
    const text = readText(file, report)
    const fields = checkSchema(CampaignSchema, file.source.frontMatter, report)
    if (fields === null) return []
    const { file: name, frontMatter } = file.source
    const path = `/campaigns/${file.segments.join('/')}`
    return [{ path, fields, text, file: name, lineOf: frontMatter.lineOf }]
  })
}

/** Reports places of campaigns that have no page. */
export function checkCampaignPlaces(
  campaigns: readonly AuthoredCampaign[],
  known: ReadonlySet<string>,
  report: ReportError,
): void {
  for (const { fields, file, lineOf } of campaigns) {
    for (const [index, { place }] of fields.places.entries()) {
      if (known.has(`/destinations/${place}`)) continue
      const line = lineOf(['places', index, 'place'])
      report({ file, line, problem: `there is no place ${place}`, expected: 'a place such as japan/kyoto' })
    }
  }
}
