import { SAVE_FORM_PATH } from '#client/shared/saves.ts'
import type { PlaceSummary } from '#src/catalogue/catalogue-types.ts'
import { Poster } from '#src/components/poster.tsx'

export type SaveConfirmPageProps = { readonly place: PlaceSummary }

/** `/profile/saves/add`: where somebody who had to sign in first says again what to save. */
export function SaveConfirmPage({ place }: SaveConfirmPageProps) {
  return (
    <div className="wrap error-page">
      <div className="error-card">
        <Poster poster={place.poster} ratio="16x9" grain="print" isPriority isDecorative />
        <form className="error-notice" method="post" action={SAVE_FORM_PATH}>
          <h1 className="h2">Save {place.name}?</h1>
          <input type="hidden" name="path" value={place.path} />
          <div className="actions">
            <button type="submit" className="button">
              Save {place.name}
            </button>
            <a className="button button-ghost" href={place.path}>
              Back to {place.name}
            </a>
          </div>
        </form>
      </div>
    </div>
  )
}
