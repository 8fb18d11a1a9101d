import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import type { TranslationReport } from './translation-report.ts'
import { type Tier, unfinishedPages } from './translation-tiers.ts'
import { LANGUAGES_WORDS } from './words/languages-words.ts'

const MAX_PAGES = 100
const MAX_SECTIONS = 6
const MAX_STALE = 200

export type UnfinishedPagesProps = {
  readonly report: TranslationReport
  readonly language: TranslatedTag
  readonly tier: Tier
}

/** The pages of one tier that are not complete in a language, and the stale texts of the language. */
export function UnfinishedPages({ report, language, tier }: UnfinishedPagesProps) {
  const words = useWords(LANGUAGES_WORDS)
  const unfinished = unfinishedPages(report.pages, language, tier)
  const shown = unfinished.slice(0, MAX_PAGES)
  const stale = report.stale[language] ?? []
  const name = words.languages[language]
  const title = words.unfinished(name, words.tiers[tier])
  return (
    <>
      <section id="pages">
        <h2 className="h3">{title}</h2>
        {shown.length > 0 && <p>{words.unfinishedLead(shown.length, unfinished.length)}</p>}
        <AdminTable
          caption={title}
          headings={Object.values(words.pageColumns)}
          rows={shown.map(({ path, words: total, translated, missing }) => ({
            key: path,
            cells: [
              <a key="page" className="link" href={path}>
                {path}
              </a>,
              words.share(Math.floor((100 * translated) / total)),
              words.amount(total - translated),
              missing
                .slice(0, MAX_SECTIONS)
                .map((part) => words.section(part.section, part.words))
                .join(', '),
            ],
          }))}
          empty={words.complete}
        />
      </section>
      <section id="stale">
        <h2 className="h3">{words.staleHeading(name)}</h2>
        {stale.length === 0 ? (
          <p>{words.noneStale}</p>
        ) : (
          <>
            <p>{words.staleLead}</p>
            <ul>
              {stale.slice(0, MAX_STALE).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}
