import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/** Limits in characters, for the form field and the server. */
export const MIN_REPORT_LENGTH = 10
export const MAX_REPORT_LENGTH = 2000

export type MistakeFormProps = {
  /** Root-relative path of the reported page. */
  readonly page: string
  /** Previous input that failed validation. */
  readonly submitted?: { readonly text: string; readonly email: string }
}

/** Form to report a mistake on a page to the editors; works without script. */
export function MistakeForm({ page, submitted }: MistakeFormProps) {
  const words = useWords(SITE_WORDS).mistakes
  return (
    <form className="mistake-form" action="/api/mistakes" method="post">
      <input type="hidden" name="page" value={page} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="mistake-website">{words.trap}</label>
        <input id="mistake-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <label htmlFor="mistake-text">{words.text}</label>
      <textarea
        id="mistake-text"
        name="text"
        rows={5}
        required
        minLength={MIN_REPORT_LENGTH}
        maxLength={MAX_REPORT_LENGTH}
        defaultValue={submitted?.text}
      />
      <label htmlFor="mistake-email">{words.email}</label>
      <input
        id="mistake-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={submitted?.email}
      />
      <button className="button" type="submit">
        {words.send}
      </button>
      <p className="meta">{words.privacy('/legal/privacy-policy')}</p>
    </form>
  )
}

/** The same form at the end of a guide or a story, collapsed. */
export function ReportMistake({ page }: Pick<MistakeFormProps, 'page'>) {
  const words = useWords(SITE_WORDS).mistakes
  return (
    <details className="mistake">
      <summary>{words.report}</summary>
      <MistakeForm page={page} />
    </details>
  )
}
