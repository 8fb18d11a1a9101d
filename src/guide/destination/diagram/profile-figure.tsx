import { useLocale } from '#isomorphic/words/use-words.ts'
import type { ProfileDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { dotsAt, toPath } from './drawing-paths.ts'
import { figureText } from './figure-text.ts'
import { drawProfile } from './profile-drawing.ts'
import { RowLabel } from './row-label.tsx'

/** In pixels; the width is that of the figure. */
const HEIGHT = 150
/** Above the drawing, for the numerals of the highest points. */
const HEADROOM = 30
const ABOVE_POINT = 12

/** A profile with numerals, which do not grow with it, above the list that they refer to. */
export function ProfileFigure({ diagram: { rows } }: { readonly diagram: ProfileDiagram }) {
  const locale = useLocale()
  const { ground, points } = drawProfile(rows)
  const dots = dotsAt(points)
  return (
    <div className="figure-profile">
      <svg height={HEIGHT + HEADROOM} aria-hidden="true">
        <svg y={HEADROOM} height={HEIGHT} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="ground" d={ground} />
          <path className="leader" d={points.map(([x, y]) => `M${toPath(x)} ${toPath(y)}V100`).join('')} />
          <path className="ring" d={dots} />
          <path className="dot" d={dots} />
        </svg>
        {points.map(([x, y], index) => (
          <text key={x} x={`${toPath(x)}%`} y={Math.round(HEADROOM + (y / 100) * HEIGHT - ABOVE_POINT)}>
            {index + 1}
          </text>
        ))}
      </svg>
      <ol>
        {rows.map((row) => {
          const way = figureText({ value: row.km, unit: 'km' }, locale)
          return (
            <li key={row.name ?? row.text}>
              <RowLabel row={row} value={`${way} · ${figureText({ value: row.m, unit: 'm' }, locale)}`} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
