import { NewsletterForm } from '#client/newsletter/newsletter-form.island.tsx'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/** Newsletter sign-up in the footer of every page (S2.11). */
export function FooterOffer() {
  const words = useWords(SITE_WORDS).footer
  return (
    <div>
      <h2 className="h3">{words.offer}</h2>
      <p className="meta">
        <a href="/legal/first-order">{words.offerConditions}</a>
      </p>
      <NewsletterForm idPrefix="footer" />
    </div>
  )
}
