import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import { SEARCH_PAGES_WORDS } from '#src/search/pages/words/search-pages-words.ts'
import type { SearchHit } from '#src/search/search-types.ts'
import { SEARCH_WORDS } from '#src/search/words/search-words.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { MarkedText } from './marked-text.tsx'

const textOf = (pieces: SearchHit['title']): string => pieces.map(({ text }) => text).join('')

export type SearchResultProps = { readonly hit: SearchHit }

/** One search result: image, title, kind and location, and excerpt. The result is one link. */
export function SearchResult({ hit }: SearchResultProps) {
  const words = useWords(SEARCH_PAGES_WORDS).results
  const langOf = useTextLanguage()
  const kindNames = useWords(SEARCH_WORDS).kinds
  const { kind, path, title, parents, otherName, landmark, excerpt, poster } = hit
  const location = parents.join(' › ')
  return (
    <a className="search-result" href={path}>
      {poster !== null && <Poster poster={poster} ratio="1x1" grain="thumb" isDecorative />}
      <div>
        <h2 className="h3" lang={langOf(textOf(title))}>
          <MarkedText pieces={title} />
        </h2>
        <p className="meta">{[kindNames[kind].one, location].filter((part) => part !== '').join(' · ')}</p>
        {otherName !== null && <p className="meta">{words.otherName(<mark>{otherName}</mark>)}</p>}
        {landmark !== null && (
          <p className="meta">{words.landmark(<mark lang={langOf(landmark)}>{landmark}</mark>)}</p>
        )}
        <p className="serif" lang={langOf(textOf(excerpt))}>
          <MarkedText pieces={excerpt} />
        </p>
      </div>
    </a>
  )
}
