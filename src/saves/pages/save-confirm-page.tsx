import { SAVE_FORM_PATH } from '#client/saves/saved-place.ts'
import type { SavedPageView } from '#src/saves/saved-page-types.ts'
import { Poster } from '#src/site/components/poster.tsx'

export type SaveConfirmPageProps = { readonly page: SavedPageView }

/** `/profile/saves/add`: where somebody who had to sign in first says again what to save. */
export function SaveConfirmPage({ page: { name, path, poster } }: SaveConfirmPageProps) {
  return (
    <div className="wrap error-page">
      <div className="error-card">
        <Poster poster={poster} ratio="16x9" grain="print" isPriority isDecorative />
        <form className="error-notice" method="post" action={SAVE_FORM_PATH}>
          <h1 className="h2">Save {name}?</h1>
          <input type="hidden" name="path" value={path} />
          <div className="actions">
            <button type="submit" className="button">
              Save {name}
            </button>
            <a className="button button-ghost" href={path}>
              Back to {name}
            </a>
          </div>
        </form>
      </div>
    </div>
  )
}
