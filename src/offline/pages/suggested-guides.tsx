import { useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { OFFLINE_WORDS } from '#src/offline/words/offline-words.ts'
import { PlaceRow } from '#src/site/components/place-row.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { OfflineButton } from '#src/site/offline/offline-button.tsx'

type SuggestedGuide = Pick<DestinationRecord, 'path' | 'name' | 'poster' | 'continent' | 'cities' | 'regions'>

export type SuggestedGuidesProps = {
  /** The first guide is recommended, the others are alternatives. */
  readonly guides: readonly SuggestedGuide[]
}

const MAX_POSTERS = 3

/** A pocket with posters in it. */
function EmptyStateIllustration({ guides }: SuggestedGuidesProps) {
  return (
    <div className="pocket-picture" aria-hidden="true">
      {guides.slice(0, MAX_POSTERS).map(({ path, poster }) => (
        <Poster key={path} poster={poster} ratio="4x5" grain="card" isPriority isDecorative />
      ))}
      <svg viewBox="0 0 400 200" aria-hidden="true">
        <path className="pocket-cloth" d="M4 4h392v104q0 42-38 54l-132 32q-26 6-52 0L42 162Q4 150 4 108z" />
        <path
          className="pocket-seam"
          d="M4 36h392M16 48v58q0 34 30 44l134 32q20 5 40 0l134-32q30-10 30-44V48"
        />
      </svg>
    </div>
  )
}

/** Content of `/pocket` without downloaded guides: an illustration, a recommended guide and alternatives. */
export function SuggestedGuides({ guides }: SuggestedGuidesProps) {
  const words = useWords(OFFLINE_WORDS).suggested
  const [first, ...others] = guides
  if (first === undefined) return null
  return (
    <section className="pocket-first" aria-labelledby="pocket-first">
      <EmptyStateIllustration guides={guides} />
      <div className="pocket-first-words">
        <h2 className="h2" id="pocket-first">
          {words.title(first.name)}
        </h2>
        <p className="serif">{words.contents(first.name, first.regions.length + first.cities.length)}</p>
        {/* The script inserts the size of the recommended guide. */}
        <p className="meta" data-weight></p>
        <div className="actions">
          <OfflineButton name={first.name} path={first.path} hasWord isMain />
          <a className="link" href={first.path}>
            {words.read}
          </a>
        </div>
        <ul className="pocket-others">
          {others.map(({ path, name, poster, continent }) => (
            <li key={path}>
              <PlaceRow place={{ path, name, poster, parentName: continent.name }} />
              <OfflineButton name={name} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
