import { Hono } from 'hono'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { ChallengePage } from '#src/newsletter/pages/challenge-page.tsx'
import { NewsletterPage } from '#src/newsletter/pages/newsletter-page.tsx'
import { SignedUpPage } from '#src/newsletter/pages/subscription-notice-pages.tsx'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import type { PageHead } from '#src/site/page-head.ts'
import { NEWSLETTER_PAGE, SIGNED_UP_PATH } from './newsletter-pages.ts'
import { newsletterSignUpRoutes, type SignUpTools } from './newsletter-sign-up-routes.ts'

function headOf(locale: Locale, canonicalPath: string | null): PageHead {
  const { title, description } = pickWords(NEWSLETTER_WORDS, locale).page
  return { title, description, canonicalPath }
}

/** `/newsletter`. */
export const NEWSLETTER_HANDLERS: readonly Page[] = [
  definePage(NEWSLETTER_PAGE, {
    read: async ({ front }) => front.art.newsletter,
    head: (_poster, { locale }) => headOf(locale, '/newsletter'),
    view: (poster) => <NewsletterPage poster={poster} rejectedAddress={null} />,
    card: (_poster, { front, locale }) => ({
      title: pickWords(NEWSLETTER_WORDS, locale).page.heading,
      poster: front.art.home,
    }),
  }),
]

/** Endpoints and pages of the newsletter forms. */
export function newsletterRoutes(
  poster: PosterRef,
  tools: Omit<SignUpTools, 'renderRejectedForm' | 'renderChallenge'>,
): Hono<AppEnv> {
  const renderRejectedForm: SignUpTools['renderRejectedForm'] = (c, { email }, status) => {
    c.status(status as 400)
    c.header('cache-control', 'no-store')
    return c.render(<NewsletterPage poster={poster} rejectedAddress={email} />, {
      head: headOf(c.get('locale'), null),
    })
  }
  // A separate page, because no page with the form loads third-party scripts.
  const renderChallenge: SignUpTools['renderChallenge'] = (c, submitted, turnstile) => {
    c.status(403)
    c.header('cache-control', 'no-store')
    c.set('requiresChallenge', true)
    return c.render(<ChallengePage {...{ poster, submitted, turnstile }} />, {
      head: headOf(c.get('locale'), null),
    })
  }
  return new Hono<AppEnv>()
    .get(SIGNED_UP_PATH, (c) => {
      c.header('cache-control', 'no-store')
      const { title, description } = pickWords(NEWSLETTER_WORDS, c.get('locale')).signedUp
      const head = { title, description, canonicalPath: null }
      return c.render(<SignedUpPage poster={poster} />, { head })
    })
    .route('/', newsletterSignUpRoutes({ ...tools, renderRejectedForm, renderChallenge }))
}
