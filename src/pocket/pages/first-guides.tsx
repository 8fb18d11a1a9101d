import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { PlaceRow } from '#src/site/components/place-row.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { PocketButton } from '#src/site/pocket/pocket-button.tsx'

type FirstGuide = Pick<DestinationRecord, 'path' | 'name' | 'poster' | 'continent' | 'cities' | 'regions'>

export type FirstGuidesProps = {
  /** The first is what is offered, the others are further choices. */
  readonly guides: readonly FirstGuide[]
}

const MOST_PRINTS = 3

/** A pocket with prints in it, as it will be. */
function PocketPicture({ guides }: FirstGuidesProps) {
  return (
    <div className="pocket-picture" aria-hidden="true">
      {guides.slice(0, MOST_PRINTS).map(({ path, poster }) => (
        <Poster key={path} poster={poster} ratio="4x5" grain="card" isPriority isDecorative />
      ))}
      <svg viewBox="0 0 400 240" aria-hidden="true">
        <path className="pocket-cloth" d="M4 4h392v140q0 44-38 56l-132 34q-26 6-52 0L42 200Q4 188 4 144z" />
        <path
          className="pocket-seam"
          d="M4 42h392M16 56v86q0 36 30 46l134 34q20 5 40 0l134-34q30-10 30-46V56"
        />
      </svg>
    </div>
  )
}

/** What an empty pocket shows: a picture of it, a guide to begin with, and some more. */
export function FirstGuides({ guides }: FirstGuidesProps) {
  const [first, ...others] = guides
  if (first === undefined) return null
  return (
    <section className="pocket-first" aria-labelledby="pocket-first">
      <PocketPicture guides={guides} />
      <div className="pocket-first-words">
        <h2 className="h2" id="pocket-first">
          {`Begin with ${first.name}`}
        </h2>
        <p className="serif">
          {`${first.name} comes with its ${first.regions.length + first.cities.length} regions and cities, their posters, maps and phrases`}
          {/* Its script says here what that weighs. */}
          <span data-weight />. A country is two to three megabytes, about as much as one photo.
        </p>
        <div className="actions">
          <PocketButton name={first.name} path={first.path} hasWord />
          <a className="button button-ghost" href={first.path}>
            Read it first
          </a>
        </div>
        <ul className="pocket-others">
          {others.map(({ path, name, poster, continent }) => (
            <li key={path}>
              <PlaceRow place={{ path, name, poster, parentName: continent.name }} />
              <PocketButton name={name} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
