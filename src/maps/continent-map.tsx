import type { HomeRecord, WorldDot } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'

export type ContinentMapProps = { readonly world: HomeRecord['world'] }

/** Fifty of these stand on the home page: what can be said in the style sheet is said there. */
function Dot({ dot, isLeft }: { readonly dot: WorldDot; readonly isLeft: boolean }) {
  const names = [dot.isLabelled ? 'labelled' : '', isLeft ? 'leftward' : ''].filter((name) => name !== '')
  return (
    <a href={dot.path} className={names.join(' ') || undefined}>
      <g transform={`translate(${Math.round(dot.x)} ${Math.round(dot.y)})`}>
        <circle />
        <circle />
        <text>{dot.name}</text>
      </g>
    </a>
  )
}

/** Pixels of the map that a name takes beside its dot, at most: its first letter stands off the dot. */
const [CHARACTER_WIDTH, LINE_HEIGHT, LABEL_OFFSET] = [11, 14, 20]

/** A name stands left of its dot where the map ends, and where another dot would lie in it. */
function isLeftward(dot: WorldDot, { dots, width }: HomeRecord['world']): boolean {
  if (dot.x > width * 0.85) return true
  const reach = LABEL_OFFSET + dot.name.length * CHARACTER_WIDTH
  return (
    dot.isLabelled &&
    dots.some(({ x, y }) => x > dot.x && x < dot.x + reach && Math.abs(y - dot.y) < LINE_HEIGHT)
  )
}

/** Named dots are drawn last, so that no other dot lies on a name. */
export function WorldDots({ world }: ContinentMapProps) {
  return world.dots
    .toSorted((a, b) => Number(a.isLabelled) - Number(b.isLabelled))
    .map((dot) => <Dot key={dot.path} dot={dot} isLeft={isLeftward(dot, world)} />)
}

/** The world in one flat ink, with a dot for every place of Best in Travel; a name shows when its dot is met. */
export function ContinentMap({ world, html }: ContinentMapProps & { readonly html?: string | undefined }) {
  return (
    <div className="world">
      <div className="world-land" />
      <CompiledElement
        as="svg"
        html={html}
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="group"
        aria-label="World map of Best in Travel"
      >
        <WorldDots world={world} />
      </CompiledElement>
    </div>
  )
}
