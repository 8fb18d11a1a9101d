import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { StopsMapData } from '#src/maps/drawing/draw-stops.ts'
import { StopsMap } from '#src/maps/stops-map.tsx'
import { countSaved } from '#src/saves/rules/count-saved.ts'
import type { ItemGroup } from '#src/saves/rules/saves-view.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { PosterCard } from '#src/site/components/poster-card.tsx'
import { ListFiles } from './list-files.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

export type SharedListPageProps = {
  readonly name: string
  readonly groups: readonly ItemGroup[]
  readonly map: StopsMapData | null
  /** Path of this page. */
  readonly path: string
}

function CopyForm({ path }: Pick<SharedListPageProps, 'path'>) {
  const words = useWords(SAVES_PAGES_WORDS).shared
  return (
    <form method="post" action={`${path}/copy`}>
      <button type="submit" className="button">
        {words.copy}
      </button>
    </form>
  )
}

/** `/lists/{token}`: a shared list for visitors to read, copy, print and download. */
export function SharedListPage({ name, groups, map, path }: SharedListPageProps) {
  const { shared: words, tools, onTheMap } = useWords(SAVES_PAGES_WORDS)
  const locale = useLocale()
  const shown = groups.flatMap(({ items }) =>
    items.flatMap(({ page, ...item }) => (page === null ? [] : [{ ...item, page }])),
  )
  return (
    <>
      <header className="page-head wrap">
        <h1 className="h1">{name}</h1>
        <p className="lead">
          {shown.length === 0 ? words.empty : words.chosenByReader(countSaved(shown, locale))}
        </p>
        {shown.length > 0 && (
          <div className="list-tools">
            <CopyForm path={path} />
            <Popover id="list-files" title={tools.downloadTitle} opener={tools.download}>
              <ListFiles
                path={path}
                total={shown.length}
                skipped={shown.filter(({ page }) => page.at === null).length}
              />
            </Popover>
          </div>
        )}
      </header>
      {shown.length > 0 && (
        <div className="section wrap">
          <ol className="print-grid saved">
            {shown.map(({ path: address, page, note, stop, distanceToNext }) => (
              <li key={address}>
                <PosterCard
                  {...page}
                  meta={
                    <>
                      {stop !== null && <span className="stop-number">{stop}</span>}
                      {page.meta}
                    </>
                  }
                  headingLevel={2}
                />
                {note !== '' && (
                  <p className="serif saved-note" dir="auto">
                    {note}
                  </p>
                )}
                {distanceToNext !== null && <p className="meta onward">{distanceToNext}</p>}
              </li>
            ))}
          </ol>
          {map !== null && (
            <section className="list-map" aria-labelledby="map-title">
              <h2 className="h2" id="map-title">
                {onTheMap}
              </h2>
              <StopsMap map={map} />
            </section>
          )}
        </div>
      )}
    </>
  )
}
