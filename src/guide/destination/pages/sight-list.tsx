import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { Sight } from '#src/catalogue/catalogue-types.ts'
import { numberedSightAnchor, sightAnchor, sightPath } from '#src/catalogue/sight-slug.ts'
import { DESTINATION_WORDS } from '#src/guide/destination/words/destination-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { SaveButton } from '#src/site/components/save-button.tsx'
import { SightName } from './sight-name.tsx'
import { SightPlate } from './sight-plate.tsx'

export type SightListProps = {
  readonly sights: readonly Sight[]
  /** Root-relative path of the page. */
  readonly path: string
}

function SaveSight({ path, sight }: { readonly path: string; readonly sight: Sight }) {
  const saved = sightPath(path, sight)
  return saved === null ? null : <SaveButton name={sight.name} path={saved} />
}

/** A symbol (drawn by the style sheet), the same in words, and what helps or hinders. */
function SightAccess({ access }: Pick<Sight, 'access'>) {
  const words = useWords(DESTINATION_WORDS).sights.stepFree
  if (access === undefined) return null
  return (
    <p className={`sight-access step-free-${access.stepFree}`}>
      <b>{words[access.stepFree]}</b>
      {access.text !== undefined && ` ${access.text}`}
    </p>
  )
}

/** The anchor of earlier links, which count the sights. */
function NumberedAnchor({ sight, number }: { readonly sight: Sight; readonly number: number }) {
  const anchor = numberedSightAnchor(number)
  return sightAnchor(sight, number) === anchor ? null : <span id={anchor} />
}

export function SightEntries({ sights, path }: SightListProps) {
  const langOf = useTextLanguage()
  return sights.map((sight, index) => (
    <li key={sight.name} id={sightAnchor(sight, index + 1)}>
      <div className="sight-head">
        <h3 className="h3">
          <NumberedAnchor sight={sight} number={index + 1} />
          <SightName sight={sight} />
        </h3>
        <SaveSight path={path} sight={sight} />
      </div>
      <div>
        <p lang={langOf(sight.text)}>{sight.text}</p>
        {sight.more !== undefined && (
          <p className="sight-more" lang={langOf(sight.more)}>
            {sight.more}
          </p>
        )}
        <SightAccess access={sight.access} />
      </div>
      {sight.plate !== undefined && <SightPlate plate={sight.plate} name={sight.name} />}
    </li>
  ))
}

/** Numbered sights; the map has the same numbers; `#todai-ji` links to a sight, and so does `#sight-1`. */
export function SightList({ sights, path, html }: SightListProps & { readonly html?: string | undefined }) {
  return (
    <CompiledElement as="ol" className="sights" html={html}>
      <SightEntries sights={sights} path={path} />
    </CompiledElement>
  )
}
