/** Error message of the newsletter form, the same for every cause (S8.1). */
export function NewsletterError({ id }: { readonly id: string }) {
  return (
    <p className="newsletter-error" id={id} role="alert">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2.5 20h19zM12 9.5v5M12 17.2v.3" />
      </svg>
      There was an error processing your request, please try again later.
    </p>
  )
}
