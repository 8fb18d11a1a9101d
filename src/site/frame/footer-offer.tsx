import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'

/** Sign-up in the foot of every page (S2.11). */
export function FooterOffer() {
  return (
    <div>
      <h2 className="h3">Get 20% off your first order</h2>
      <NewsletterForm idPrefix="footer" layout="footer" source="Footer-signup" button="Subscribe now" />
    </div>
  )
}
