import { useLocale } from '#isomorphic/words/use-words.ts'
import type { SectionDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { dotsAt } from './drawing-paths.ts'
import { figureText } from './figure-text.ts'
import { RowLabel } from './row-label.tsx'
import { drawSection } from './section-drawing.ts'

/** Heights to scale, tied by leaders to a list whose rows are equally high. */
export function SectionFigure({ diagram }: { readonly diagram: SectionDiagram }) {
  const locale = useLocale()
  const { shapes, leaders, points } = drawSection(diagram)
  const dots = dotsAt(points)
  return (
    <div className="figure-scale">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {shapes.map(({ name, path }) => (
          <path key={name} className={name} d={path} />
        ))}
        <path className="leader" d={leaders} />
        <path className="ring" d={dots} />
        <path className="dot" d={dots} />
      </svg>
      <ol>
        {diagram.rows.map((row) => (
          <li key={row.name ?? row.text}>
            <RowLabel row={row} value={figureText({ value: row.m, unit: 'm', about: row.about }, locale)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
