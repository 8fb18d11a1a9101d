import { useWords } from '#isomorphic/words/use-words.ts'
import { MISTAKES_WORDS } from '#src/mistakes/words/mistakes-words.ts'
import { MistakeForm } from '#src/site/components/mistake-form.tsx'

/** Why a report was rejected. */
export type MistakeRejection = 'invalid_text' | 'invalid_email' | 'too_many' | 'unavailable'

export type RejectedReportProps = {
  readonly code: MistakeRejection
  readonly submitted: { readonly page: string; readonly text: string; readonly email: string }
}

/** The form of a rejected report, with everything that was entered. */
export function RejectedReportPage({ code, submitted }: RejectedReportProps) {
  const { form, rejections } = useWords(MISTAKES_WORDS)
  return (
    <section className="section wrap mistake-answer">
      <h1 className="h1">{form.title}</h1>
      <p className="mistake-error" role="alert">
        {rejections[code]}
      </p>
      <MistakeForm page={submitted.page} submitted={submitted} />
    </section>
  )
}

/**
 * `/mistakes/thanks`: the confirmation of a report.
 * @param props.page the reported page; null when unknown
 */
export function ReportedPage({ page }: { readonly page: string | null }) {
  const { thanks } = useWords(MISTAKES_WORDS)
  return (
    <section className="section wrap mistake-answer">
      <h1 className="h1">{thanks.heading}</h1>
      <p className="lead">{thanks.lead}</p>
      <p className="actions">
        <a className="button" href={page ?? '/places'}>
          {page === null ? thanks.allDestinations : thanks.backToPage}
        </a>
      </p>
    </section>
  )
}
