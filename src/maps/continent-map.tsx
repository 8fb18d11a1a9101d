import { useWords } from '#isomorphic/words/use-words.ts'
import type { HomeRecord, WorldDot } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { MAPS_WORDS } from './words/maps-words.ts'

export type ContinentMapProps = { readonly world: HomeRecord['world'] }

/** The home page has fifty of these, so everything possible is in the style sheet. */
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

/** Upper bounds in pixels of the map for the size of a label; the offset is from the dot to its first character. */
const [CHARACTER_WIDTH, LINE_HEIGHT, LABEL_OFFSET] = [11, 14, 20]

/** The same on a phone, where the drawing is shown at a third of its size and type is larger in its units. */
const [PHONE_CHARACTER_WIDTH, PHONE_LABEL_OFFSET] = [20, 30]

/** Whether a phone would cut a label right of its dot, and not one left of it. */
function isCutOnPhone({ name, x }: WorldDot, width: number): boolean {
  const reach = PHONE_LABEL_OFFSET + name.length * PHONE_CHARACTER_WIDTH
  return x + reach > width && x > reach
}

/** A label is placed left of its dot at the right edge of the map and where it would cover another dot. */
function isLeftward(dot: WorldDot, { dots, width }: HomeRecord['world']): boolean {
  if (dot.x > width * 0.85 || (dot.isLabelled && isCutOnPhone(dot, width))) return true
  const reach = LABEL_OFFSET + dot.name.length * CHARACTER_WIDTH
  return (
    dot.isLabelled &&
    dots.some(({ x, y }) => x > dot.x && x < dot.x + reach && Math.abs(y - dot.y) < LINE_HEIGHT)
  )
}

/** Labelled dots are drawn last, so that no other dot covers a label. */
export function WorldDots({ world }: ContinentMapProps) {
  return world.dots
    .toSorted((a, b) => Number(a.isLabelled) - Number(b.isLabelled))
    .map((dot) => <Dot key={dot.path} dot={dot} isLeft={isLeftward(dot, world)} />)
}

type LabelledMapProps = ContinentMapProps & {
  readonly html?: string | undefined
  /** What the dots are, if not the places of Best in Travel. */
  readonly label?: string
}

/** The world in one flat colour with a dot for every place; a label appears on hover or focus of its dot. */
export function ContinentMap({ world, html, label }: LabelledMapProps) {
  const words = useWords(MAPS_WORDS).world
  return (
    <div className="world">
      <div className="world-land" />
      <CompiledElement
        as="svg"
        html={html}
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="group"
        aria-label={label ?? words.label}
      >
        <WorldDots world={world} />
      </CompiledElement>
    </div>
  )
}
