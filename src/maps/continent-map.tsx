import { useWords } from '#isomorphic/words/use-words.ts'
import type { HomeRecord, WorldDot } from '#src/catalogue/catalogue-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { isLeftward } from './named-dots.ts'
import { MAPS_WORDS } from './words/maps-words.ts'
import { WorldDotMark } from './world-dot-mark.tsx'

export type ContinentMapProps = { readonly world: HomeRecord['world'] }

/** The home page has fifty of these, so everything possible is in the style sheet. */
function Dot({ dot, isLeft }: { readonly dot: WorldDot; readonly isLeft: boolean }) {
  const names = [dot.isLabelled ? 'labelled' : '', isLeft ? 'leftward' : ''].filter((name) => name !== '')
  return (
    <a href={dot.path} className={names.join(' ') || undefined}>
      <WorldDotMark dot={dot} />
    </a>
  )
}

/** Labelled dots are drawn last, so that no other dot covers a label. */
export function WorldDots({ world }: ContinentMapProps) {
  return world.dots
    .toSorted((a, b) => Number(a.isLabelled) - Number(b.isLabelled))
    .map((dot) => <Dot key={dot.path} dot={dot} isLeft={isLeftward(dot, world.dots, world.width)} />)
}

type CompiledMapProps = ContinentMapProps & { readonly html?: string | undefined }

/** The world in one flat colour with a dot for every place; a label appears on hover or focus of its dot. */
export function ContinentMap({ world, html }: CompiledMapProps) {
  const words = useWords(MAPS_WORDS).world
  return (
    <div className="world">
      <div className="world-land" />
      <CompiledElement
        as="svg"
        html={html}
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="group"
        aria-label={words.label}
      >
        <WorldDots world={world} />
      </CompiledElement>
    </div>
  )
}
