import { useWords } from '#isomorphic/words/use-words.ts'
import type { SkippedLine } from '#src/trips/import/imported-trip.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'

/** More would hide the rest of the page. */
const MAX_SHOWN = 100

/** The parts of a file that were not read, each with the reason; nothing for a file that was read completely. */
export function SkippedLines({ skipped }: { readonly skipped: readonly SkippedLine[] }) {
  const words = useWords(TRIP_IMPORT_WORDS)
  if (skipped.length === 0) return null
  return (
    <section className="trip-preview" aria-labelledby="skipped">
      <h2 className="h3" id="skipped">
        {words.skipped}
      </h2>
      <dl>
        {skipped.slice(0, MAX_SHOWN).map(({ name, number, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and nothing here is reordered
          <div key={index}>
            <dt dir="auto">{name || (number === null ? words.unnamedEntry : words.entry(number))}</dt>
            <dd>{words.reasons[reason]}</dd>
          </div>
        ))}
      </dl>
      {skipped.length > MAX_SHOWN && <p className="meta">{words.more(skipped.length - MAX_SHOWN)}</p>}
    </section>
  )
}
