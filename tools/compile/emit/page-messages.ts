import type { TranslationReport } from '#src/admin/languages/translation-report.ts'
import type { AlmanacRequest, AlmanacTables } from '#tools/compile/almanac/almanac-tables.ts'
import type { ContentError } from '#tools/compile/text/content-error.ts'
import type { ContentTexts } from '#tools/compile/text-checks/check-texts.ts'
import type { LanguageContents } from '#tools/compile/translations/create-language-compilers.ts'
import type { IndexedPages } from './indexed-languages.ts'
import type { PageEntry } from './page-writer.ts'
import type { FileTotals } from './shard-files.ts'

type Messages = {
  readonly almanac: AlmanacRequest
  readonly check: ContentTexts
  readonly start: {
    readonly folder: string
    readonly languages: LanguageContents
    /** Path of the bundled page components. */
    readonly parts: string
  }
  readonly write: { readonly name: string; readonly json: string }
  readonly prepare: { readonly name: string; readonly key: string; readonly json: string }
  readonly entries: { readonly name: string; readonly entries: readonly PageEntry<string>[] }
  readonly finish: object
}

/** Messages to the thread of pages, in this order: almanac, check, start, pages, finish. Records are sent as JSON. */
export type PageMessage<Kind extends keyof Messages = keyof Messages> = {
  readonly [Each in Kind]: { readonly kind: Each } & Messages[Each]
}[Kind]

/** What the thread answers. */
export type PageAnswers = {
  readonly almanac: AlmanacTables
  /** Errors of the texts. */
  readonly check: readonly ContentError[]
  readonly finish: WrittenPages
}

export type PageAnswer<Kind extends keyof PageAnswers = keyof PageAnswers> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly answer: PageAnswers[Each] }
}[Kind]

export type WrittenPages = {
  readonly totals: FileTotals
  readonly report: TranslationReport
  readonly indexed: IndexedPages
}
