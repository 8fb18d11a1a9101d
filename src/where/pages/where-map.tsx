import { type NamedDot, WORLD_LAYOUTS, type WorldLayout } from '#src/maps/labels/world-names.ts'
import { WorldDotMark } from '#src/maps/world-dot-mark.tsx'

export type WhereMapProps = {
  readonly world: { readonly width: number; readonly height: number }
  readonly dots: readonly NamedDot[]
  readonly label: string
}

const LAYOUTS = Object.keys(WORLD_LAYOUTS) as readonly WorldLayout[]

/** Where the name is in each layout, as the style sheet has it. */
const classesOf = ({ names }: NamedDot): string =>
  LAYOUTS.flatMap((layout) => {
    const { side, isAside } = names[layout]
    if (side === null) return `${layout}-none`
    return isAside ? [`${layout}-${side}`, `${layout}-aside`] : `${layout}-${side}`
  }).join(' ')

/** The world with a dot for every place of an answer, and the names that fit beside them. */
export function WhereMap({ world, dots, label }: WhereMapProps) {
  return (
    <div className="world where-map">
      <div className="world-land" />
      <svg viewBox={`0 0 ${world.width} ${world.height}`} role="group" aria-label={label}>
        {dots.map((dot) => (
          <a key={dot.path} href={dot.path} className={classesOf(dot)}>
            <WorldDotMark dot={dot} />
          </a>
        ))}
      </svg>
    </div>
  )
}
