import { type SyntheticEvent, useState } from 'react'
import { island } from '#client/kit/island.tsx'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NewsletterError } from './newsletter-error.tsx'
import { NewsletterThanks } from './newsletter-thanks.tsx'
import { sendSignUp } from './send-sign-up.ts'
import { SIGN_UP_EVENT } from './sign-up-event.ts'
import { NEWSLETTER_FORM_WORDS } from './words/newsletter-form-words.ts'

/** Defaults are those of the footer form: it is on every page, and serialised props add to the weight of a page. */
type NewsletterFormProps = {
  /** Prefix of element ids, unique on the page. */
  readonly idPrefix: string
  readonly layout?: 'footer' | 'inline' | 'hero'
  /** Where on the site the form is placed; stored with the consent. */
  readonly source?: string
  readonly button?: string
  /** The response to a form that was submitted without JavaScript. */
  readonly hasFailed?: boolean
  /** The address that the visitor entered. */
  readonly address?: string
}

type FormState = 'idle' | 'sending' | 'failed'

function NewsletterFormView(props: NewsletterFormProps) {
  const words = useWords(NEWSLETTER_FORM_WORDS)
  const { idPrefix, layout = 'footer', source = 'Footer-signup', button = words.subscribe } = props
  const { hasFailed = false, address = '' } = props
  const [state, setState] = useState<FormState>(hasFailed ? 'failed' : 'idle')
  const [confirmedAddress, setConfirmedAddress] = useState<string | null>(null)

  const send = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form)
    const result = await sendSignUp(data)
    // The challenge is on a separate page, the only one that loads its script.
    if (result === 'challenged') {
      setState('idle')
      return form.submit()
    }
    if (result !== 'done') return setState('failed')
    const submittedAddress = String(data.get('email'))
    form.dispatchEvent(new CustomEvent<string>(SIGN_UP_EVENT, { detail: submittedAddress, bubbles: true }))
    setConfirmedAddress(submittedAddress.trim())
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    send(event.currentTarget).catch(() => setState('failed'))
  }

  if (confirmedAddress !== null) return <NewsletterThanks address={confirmedAddress} />
  const errorId = `${idPrefix}-error`
  return (
    <form
      className={`newsletter newsletter-${layout}`}
      action="/api/newsletter"
      method="post"
      onSubmit={onSubmit}
      data-watch-form
    >
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="formName" value="newsletter" />
      <input type="hidden" name="formType" value="NEWSLETTER" />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${idPrefix}-website`}>{words.trap}</label>
        <input id={`${idPrefix}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <label htmlFor={`${idPrefix}-email`}>{words.email}</label>
      <div className="newsletter-line">
        <input
          id={`${idPrefix}-email`}
          name="email"
          type="email"
          required
          maxLength={254}
          defaultValue={address}
          placeholder={words.emailExample}
          autoComplete="email"
          enterKeyHint="send"
          aria-invalid={state === 'failed' || undefined}
          aria-describedby={state === 'failed' ? errorId : undefined}
        />
        <button className="button" type="submit" aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? words.sending : button}
        </button>
      </div>
      {state === 'failed' && <NewsletterError id={errorId} />}
      <p className="meta">{words.terms(<a href="/legal">{words.privacyPolicy}</a>)}</p>
    </form>
  )
}

/** Signs up for the newsletter (S2.14); a plain form post until the island is hydrated. */
export const NewsletterForm = island('newsletter-form', 'interaction', NewsletterFormView)
