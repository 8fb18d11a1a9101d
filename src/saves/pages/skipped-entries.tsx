import { useWords } from '#isomorphic/words/use-words.ts'
import type { ImportReport } from '#src/saves/rules/import-report.ts'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

/** What could not be read of an imported file, or only in part: by name or number, and why. */
export function SkippedEntries({ skipped }: Pick<ImportReport, 'skipped'>) {
  const words = useWords(SAVES_PAGES_WORDS).importReport
  if (skipped.length === 0) return null
  return (
    <section>
      <h2 className="h3">{words.skipped}</h2>
      <ul className="import-entries">
        {skipped.map(({ name, number, reason }) => (
          <li key={`${number} ${reason} ${name}`}>
            <bdi>{name === '' ? words.entryNumber(number) : name}</bdi>{' '}
            <span className="meta">{words.skipReasons[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
