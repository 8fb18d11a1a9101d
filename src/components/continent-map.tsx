import type { HomeRecord, WorldDot } from '#src/catalogue/catalogue-types.ts'
import { keepMarkup } from './keep-markup.ts'

export type ContinentMapProps = { readonly world: HomeRecord['world'] }

function Dot({ dot, width }: { readonly dot: WorldDot; readonly width: number }) {
  const isLeft = dot.x > width * 0.85
  return (
    <a
      href={dot.path}
      className={dot.isLabelled ? 'world-dot world-dot-labelled' : 'world-dot'}
      aria-label={dot.name}
    >
      <circle className="world-dot-target" cx={dot.x} cy={dot.y} r="15" />
      <circle className="world-dot-ink" cx={dot.x} cy={dot.y} r={dot.isLabelled ? 6.5 : 5} />
      <text
        x={dot.x}
        y={dot.y}
        dx={isLeft ? '-.75em' : '.75em'}
        dy=".35em"
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {dot.name}
      </text>
    </a>
  )
}

const dots = keepMarkup(({ dots, width }: HomeRecord['world']) =>
  dots.map((dot) => <Dot key={dot.path} dot={dot} width={width} />),
)

/** The world in one flat ink, with a dot for every place of Best in Travel; a name shows when its dot is met. */
export function ContinentMap({ world }: ContinentMapProps) {
  return (
    <div className="world">
      <div className="world-land" />
      <svg
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="group"
        aria-label="World map of Best in Travel"
        dangerouslySetInnerHTML={{ __html: dots(world) }}
      />
    </div>
  )
}
