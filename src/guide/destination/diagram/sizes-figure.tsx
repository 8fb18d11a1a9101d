import { useLocale } from '#isomorphic/words/use-words.ts'
import type { SizesDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { toPath } from './drawing-paths.ts'
import { figureText } from './figure-text.ts'
import { RowLabel } from './row-label.tsx'

/** Sizes as bars on one scale. */
export function SizesFigure({ diagram: { unit, rows } }: { readonly diagram: SizesDiagram }) {
  const locale = useLocale()
  const largest = Math.max(...rows.map(({ value }) => value))
  return (
    <div className="figure-bars">
      <ul>
        {rows.map((row) => (
          <li key={row.name ?? row.text}>
            <RowLabel row={row} value={figureText({ value: row.value, unit, about: row.about }, locale)} />
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path className="track" d="M0 0h100v1H0z" />
              <path className="bar" d={`M0 0h${toPath((row.value / largest) * 100)}v1H0z`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
