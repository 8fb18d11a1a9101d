import { useWords } from '#isomorphic/words/use-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { MAPS_WORDS } from './words/maps-words.ts'

/** The second, smaller map of a town: its compiled drawing with the sights outside the map above. */
export function MapAround({ html }: { readonly html: string }) {
  return (
    <figure className="map-around">
      <CompiledElement as="div" html={html}>
        {null}
      </CompiledElement>
      <figcaption>{useWords(MAPS_WORDS).around}</figcaption>
    </figure>
  )
}
