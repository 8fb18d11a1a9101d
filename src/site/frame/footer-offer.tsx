import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'

/** Newsletter sign-up in the footer of every page (S2.11). */
export function FooterOffer() {
  return (
    <div>
      <h2 className="h3">Get 20% off your first order</h2>
      <p className="meta">
        <a href="/legal/first-order">Conditions of the offer</a>
      </p>
      <NewsletterForm idPrefix="footer" />
    </div>
  )
}
