import { useLocale } from '#isomorphic/words/use-words.ts'
import type { LineDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { dotsAt } from './drawing-paths.ts'
import { figureText } from './figure-text.ts'
import { drawLine } from './line-drawing.ts'
import { RowLabel } from './row-label.tsx'

/** Stops in order, each with how far it is from the first one where that is sure. */
export function LineFigure({ diagram: { by, unit, rows } }: { readonly diagram: LineDiagram }) {
  const locale = useLocale()
  const { way, leaders, stops } = drawLine(rows)
  const dots = dotsAt(stops)
  return (
    <div className={`figure-scale by-${by}${leaders === '' ? '' : ' to-scale'}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {leaders !== '' && <path className="leader" d={leaders} />}
        <path className="way" d={way} />
        {(by === 'rail' || by === 'road') && <path className="way-inside" d={way} />}
        <path className="ring" d={dots} />
        <path className="dot" d={dots} />
      </svg>
      <ol>
        {rows.map((row) => (
          <li key={row.name ?? row.text}>
            <RowLabel
              row={row}
              value={
                row.at === undefined || unit === undefined
                  ? null
                  : figureText({ value: row.at, unit, about: row.about }, locale)
              }
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
