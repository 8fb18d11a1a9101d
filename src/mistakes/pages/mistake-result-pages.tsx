import { MistakeForm } from '#src/site/components/mistake-form.tsx'

/** Why a report was rejected. */
export type MistakeRejection = 'invalid_text' | 'invalid_email' | 'too_many' | 'unavailable'

const REASONS: Readonly<Record<MistakeRejection, string>> = {
  invalid_text: 'Say in a few words what is wrong: ten characters at least, two thousand at most.',
  invalid_email: 'That address is not complete. Correct it, or leave the field empty if you want no answer.',
  too_many: 'Too many reports at once. Wait ten minutes, then send it again.',
  unavailable:
    'The report could not be stored just now. Your words are still here: send them again in a minute.',
}

export type RejectedReportProps = {
  readonly code: MistakeRejection
  readonly submitted: { readonly page: string; readonly text: string; readonly email: string }
}

/** The form of a rejected report, with everything that was entered. */
export function RejectedReportPage({ code, submitted }: RejectedReportProps) {
  return (
    <section className="section wrap mistake-answer">
      <h1 className="h1">Report a mistake</h1>
      <p className="mistake-error" role="alert">
        {REASONS[code]}
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
  return (
    <section className="section wrap mistake-answer">
      <h1 className="h1">Thank you. We will look into it</h1>
      <p className="lead">
        Every report is read, and checked before anything is changed. The date on the page tells when that
        was.
      </p>
      <p className="actions">
        <a className="button" href={page ?? '/places'}>
          {page === null ? 'All destinations' : 'Back to the page'}
        </a>
      </p>
    </section>
  )
}
