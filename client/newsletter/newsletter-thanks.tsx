import { useEffect, useRef } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { NEWSLETTER_FORM_WORDS } from './words/newsletter-form-words.ts'

/** Replaces the form after a success and receives the focus. */
export function NewsletterThanks({ address }: { readonly address: string }) {
  const words = useWords(NEWSLETTER_FORM_WORDS)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="newsletter-thanks" role="status">
      <p className="newsletter-ok">
        <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m4 12.5 5.5 5.5L20 7" />
        </svg>
        {words.checkInbox}
      </p>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {words.thanks}
      </h2>
      <p className="lead">{words.sentTo(<b>{address}</b>)}</p>
    </div>
  )
}
