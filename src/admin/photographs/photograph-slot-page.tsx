import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type { AddressOfWidth } from '#isomorphic/images/image-source-set.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { PhotographFigure, PhotographFrame } from '#src/photographs/pages/photograph-figure.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { PhotographFormFields } from './photograph-form-fields.tsx'
import type { PhotographedPage } from './photographed-page.ts'
import { PHOTOGRAPH_ACTIONS } from './photographs-paths.ts'
import type { FormProblem, PhotographForm } from './read-photograph-form.ts'
import { PHOTOGRAPHS_ADMIN_WORDS } from './words/photographs-admin-words.ts'

/** Width of the copy that the preview shows. */
const PREVIEW_SLOT = { fixed: 640 } as const

export type PhotographSlotPageProps = {
  readonly page: PhotographedPage
  readonly form: PhotographForm
  readonly problems: readonly FormProblem[]
  /** The prepared image in base64, so that it need not be chosen again; null without one. */
  readonly prepared: string | null
  /** The photograph of a valid form; null before. */
  readonly preview: { readonly photograph: Photograph; readonly addressOf: AddressOfWidth } | null
  readonly origins: ImageOrigins
}

function Problems({ problems }: Pick<PhotographSlotPageProps, 'problems'>) {
  const words = useWords(PHOTOGRAPHS_ADMIN_WORDS)
  if (problems.length === 0) return null
  return (
    <section className="notice notice-problem" role="alert" aria-labelledby="photograph-problems">
      <div>
        <p id="photograph-problems">
          <b>{words.problemsHeading}</b>
        </p>
        <ul className="desk-problems">
          {problems.map(({ field, text }) => (
            <li key={field + text}>{words.problem(words.form.fields[field], text)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The frame as the page will show it, with the styles of that page. */
function Preview({ page, preview }: Pick<PhotographSlotPageProps, 'page' | 'preview'>) {
  const { previewHeading } = useWords(PHOTOGRAPHS_ADMIN_WORDS)
  if (preview === null) return null
  return (
    <section aria-labelledby="photograph-preview">
      <h2 className="h3" id="photograph-preview">
        {previewHeading}
      </h2>
      <div className={page.place === 'guide' ? 'desk-photograph destination' : 'desk-photograph article'}>
        <PhotographFrame {...preview} place={page.place} slot={PREVIEW_SLOT} theme={page.theme} />
      </div>
    </section>
  )
}

function CurrentPhotograph({ page, origins }: Pick<PhotographSlotPageProps, 'page' | 'origins'>) {
  const words = useWords(PHOTOGRAPHS_ADMIN_WORDS).page
  const { photo, path, place, theme, file } = page
  return (
    <>
      <p>
        {photo === undefined ? words.none : words.has} {words.file(file)}
      </p>
      {photo !== undefined && (
        <>
          <div className={place === 'guide' ? 'desk-photograph destination' : 'desk-photograph article'}>
            <PhotographFigure photograph={photo} place={place} theme={theme} origins={origins} />
          </div>
          <AdminButton action={PHOTOGRAPH_ACTIONS.remove} fields={{ page: path }}>
            {words.remove}
          </AdminButton>
          <p className="meta">{words.removeHelp}</p>
        </>
      )}
    </>
  )
}

/** `/desk/photographs?page=…`: the photograph of a page, and the form for another one. */
export function PhotographSlotPage({
  page,
  form,
  problems,
  prepared,
  preview,
  origins,
}: PhotographSlotPageProps) {
  const words = useWords(PHOTOGRAPHS_ADMIN_WORDS)
  return (
    <>
      <Problems problems={problems} />
      <p className="meta">{words.how}</p>
      <p>
        <a className="link" href={page.path}>
          {page.name}
        </a>
      </p>
      {preview === null && problems.length === 0 && <CurrentPhotograph page={page} origins={origins} />}
      <Preview page={page} preview={preview} />
      <Panel title={words.form.heading}>
        <form
          className="desk-form"
          method="post"
          action={PHOTOGRAPH_ACTIONS.preview}
          encType="multipart/form-data"
        >
          <input type="hidden" name="page" value={page.path} />
          {prepared !== null && (
            <>
              <input type="hidden" name="prepared" value={prepared} />
              <p className="meta">{words.form.prepared}</p>
            </>
          )}
          <PhotographFormFields form={form} />
          <p className="actions">
            <button className="button button-ghost" type="submit">
              {words.form.preview}
            </button>
            {preview !== null && (
              <button className="button" type="submit" formAction={PHOTOGRAPH_ACTIONS.write}>
                {words.form.write}
              </button>
            )}
          </p>
        </form>
      </Panel>
    </>
  )
}
