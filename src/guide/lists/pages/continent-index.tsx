import { sortByName } from '#isomorphic/words/sort-by-name.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { ContinentTeaser } from '#src/catalogue/catalogue-types.ts'
import { LISTS_WORDS } from '#src/guide/lists/words/lists-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'

export type ContinentIndexProps = { readonly continents: readonly ContinentTeaser[] }

export function ContinentEntries({ continents }: ContinentIndexProps) {
  const words = useWords(LISTS_WORDS).places
  return sortByName(continents, useLocale()).map((continent) => (
    <li key={continent.slug}>
      <a href={continent.path}>
        {continent.name} <span>{words.count(continent.placeCount)}</span>
      </a>
    </li>
  ))
}

/** The ten continents with their number of places, ruled like the index of an atlas. */
export function ContinentIndex({
  continents,
  html,
}: ContinentIndexProps & { readonly html?: string | undefined }) {
  return (
    <CompiledElement as="ul" className="continent-index" html={html}>
      <ContinentEntries continents={continents} />
    </CompiledElement>
  )
}
