import { compileYear } from '#tools/command/compile-year.ts'
import { createHolidayLists } from '#tools/compile/almanac/holiday-lists.ts'
import { languagesOf } from '#tools/compile/guide/place-languages.ts'
import type { CheckedContent } from '#tools/compile/read-checked-content.ts'
import type { Content } from '#tools/compile/read-content.ts'
import { createContentErrors } from '#tools/compile/text/content-error.ts'
import { contentReport } from '#tools/compile/text-checks/content-report.ts'
import { auditReport } from './audit-form.ts'
import { claimLedgerReport } from './claim-ledger.ts'
import { factsReport, type PlaceFacts } from './facts-report.ts'
import { readAudits, readClaimLedger } from './review-files.ts'

const DESTINATIONS = '/destinations/'

/** Phrases and holidays of every place with a guide. */
function placeFactsOf(
  { authored, phrases, languages, holidays }: Content,
  year: number,
): readonly PlaceFacts[] {
  const countOf = new Map(phrases.map((book) => [book.code, book.phrases.length]))
  const { countOf: holidaysOf } = createHolidayLists(holidays, [year])
  return authored.map((place) => {
    const name = place.path.slice(DESTINATIONS.length)
    const codes = languagesOf(languages, name).phrases
    return {
      place: name,
      phrases: codes.reduce((sum, code) => sum + (countOf.get(code) ?? 0), 0),
      holidays: holidaysOf({ kind: place.fields.kind, country: place.country, path: place.path }, year),
    }
  })
}

function checksReport({ authored, articles }: Content): string {
  const files = [...authored, ...articles]
  const checked = files.filter(({ fields }) =>
    (fields.checks ?? []).some(({ section }) => section === 'whole'),
  )
  return `texts read whole by a second reader or editor: ${checked.length} of ${files.length}`
}

/** Everything that `npm run content -- --report` prints. */
export function reportOf(
  { content, texts }: CheckedContent & { readonly content: Content },
  contentDir: string,
): readonly string[] {
  const year = compileYear(process.env, Date.now())
  const { report } = createContentErrors()
  const audits = readAudits(contentDir, report)
  return [
    ...contentReport(texts),
    '',
    ...factsReport(content.practical, placeFactsOf(content, year)),
    '',
    checksReport(content),
    claimLedgerReport(readClaimLedger(contentDir, report)),
    ...[...audits].flatMap(([month, audit]) => auditReport(month, audit)),
  ]
}
