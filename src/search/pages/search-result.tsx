import { SEARCH_KIND_NAMES } from '#src/search/rules/search-kind.ts'
import type { SearchHit } from '#src/search/search-types.ts'
import { Poster } from '#src/site/components/poster.tsx'
import { MarkedText } from './marked-text.tsx'

export type SearchResultProps = { readonly hit: SearchHit }

/** One search result: image, title, kind and location, and excerpt. The result is one link. */
export function SearchResult({ hit }: SearchResultProps) {
  const { kind, path, title, parents, otherName, landmark, excerpt, poster } = hit
  return (
    <a className="search-result" href={path}>
      {poster === null ? <span /> : <Poster poster={poster} ratio="1x1" grain="thumb" isDecorative />}
      <div>
        <h2 className="h3">
          <MarkedText pieces={title} />
        </h2>
        <p className="meta">
          {[SEARCH_KIND_NAMES[kind].one, parents.join(' › ')].filter((part) => part !== '').join(' · ')}
        </p>
        {otherName !== null && (
          <p className="meta">
            Also called <mark>{otherName}</mark>
          </p>
        )}
        {landmark !== null && (
          <p className="meta">
            With <mark>{landmark}</mark>
          </p>
        )}
        <p className="serif">
          <MarkedText pieces={excerpt} />
        </p>
      </div>
    </a>
  )
}
