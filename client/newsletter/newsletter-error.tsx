import { useWords } from '#isomorphic/words/use-words.ts'
import { NEWSLETTER_FORM_WORDS } from './words/newsletter-form-words.ts'

/** Error message of the newsletter form, the same for every cause (S8.1). */
export function NewsletterError({ id }: { readonly id: string }) {
  const words = useWords(NEWSLETTER_FORM_WORDS)
  return (
    <p className="newsletter-error" id={id} role="alert">
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 3 2.5 20h19zM12 9.5v5M12 17.2v.3" />
      </svg>
      {words.error}
    </p>
  )
}
