import { TRANSLATED_TAGS, type TranslatedTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import type { CatalogueCounts } from './count-catalogues.ts'
import { LANGUAGES_PATH, languagesHref } from './languages-path.ts'
import { sharesByTier, TIERS } from './translation-tiers.ts'
import { UnfinishedPages, type UnfinishedPagesProps } from './unfinished-pages.tsx'
import { LANGUAGES_WORDS } from './words/languages-words.ts'

export type LanguagesPageProps = UnfinishedPagesProps & { readonly catalogues: CatalogueCounts }

/** Rounded down, so that only a complete tier is 100 %. */
const percentOf = (part: number, total: number): number =>
  total === 0 ? 100 : Math.floor((100 * part) / total)

/** `/desk/languages`: a matrix of tiers and languages, and the unfinished pages of one of its cells. */
export function LanguagesPage({ report, catalogues, language, tier }: LanguagesPageProps) {
  const words = useWords(LANGUAGES_WORDS)
  const { pages, stale } = report
  const shares = TRANSLATED_TAGS.map((tag) => [tag, sharesByTier(pages, tag)] as const)
  const indexed = (tag: TranslatedTag): number =>
    pages.filter(({ sections }) => {
      const total = sections.reduce((sum, section) => sum + section.words, 0)
      const done = sections.reduce((sum, { translated }) => sum + (translated[tag] ?? 0), 0)
      return total > 0 && done >= 0.8 * total
    }).length
  const tierRows = TIERS.map((each) => ({
    key: each,
    cells: [
      words.tiers[each],
      words.amount(shares[0]?.[1][each].words ?? 0),
      ...shares.map(([tag, byTier]) => (
        <a
          key={tag}
          className="link"
          href={languagesHref(tag, each)}
          aria-current={tag === language && each === tier ? 'true' : undefined}
        >
          {words.share(percentOf(byTier[each].translated, byTier[each].words))}
        </a>
      )),
    ],
  }))
  return (
    <>
      <p className="serif">{words.lead}</p>
      <AdminTable
        caption={words.caption}
        headings={[
          words.columns.tier,
          words.columns.words,
          ...TRANSLATED_TAGS.map((tag) => words.languages[tag]),
        ]}
        rows={[
          {
            key: 'interface',
            cells: [
              words.tiers.interface,
              null,
              ...TRANSLATED_TAGS.map((tag) => words.catalogues(catalogues.translated[tag], catalogues.total)),
            ],
          },
          ...tierRows,
          {
            key: 'indexed',
            cells: [
              words.tiers.indexed,
              words.amount(pages.length),
              ...TRANSLATED_TAGS.map((tag) => words.amount(indexed(tag))),
            ],
          },
          {
            key: 'stale',
            cells: [
              words.tiers.stale,
              null,
              ...TRANSLATED_TAGS.map((tag) => (
                <a key={tag} className="link" href={`${LANGUAGES_PATH}?language=${tag}#stale`}>
                  {words.amount(stale[tag]?.length ?? 0)}
                </a>
              )),
            ],
          },
        ]}
        empty={words.empty}
      />
      <UnfinishedPages report={report} language={language} tier={tier} />
    </>
  )
}
