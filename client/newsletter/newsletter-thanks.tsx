import { useEffect, useRef } from 'react'

/** Replaces the form after a success and receives the focus. */
export function NewsletterThanks({ address }: { readonly address: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="newsletter-thanks" role="status">
      <p className="newsletter-ok">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 12.5 5.5 5.5L20 7" />
        </svg>
        Now look in your inbox
      </p>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        Thanks for signing up!
      </h2>
      <p className="lead">
        We just sent a confirmation email to <b>{address}</b>
      </p>
    </div>
  )
}
