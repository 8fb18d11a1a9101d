import { Hono } from 'hono'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { ChallengePage } from '#src/newsletter/pages/challenge-page.tsx'
import { NewsletterPage } from '#src/newsletter/pages/newsletter-page.tsx'
import { SignedUpPage } from '#src/newsletter/pages/subscription-notice-pages.tsx'
import { definePage, type Page } from '#src/site/define-page.ts'
import { NEWSLETTER_PAGE, SIGNED_UP_PATH } from './newsletter-pages.ts'
import { newsletterSignUpRoutes, type SignUpTools } from './newsletter-sign-up-routes.ts'

const HEAD = {
  title: 'Newsletter',
  description:
    'One good place, once a week: a letter with the practical parts left in. What is in it, how often it comes, and how to leave.',
}

/** `/newsletter`. */
export const NEWSLETTER_HANDLERS: readonly Page[] = [
  definePage(NEWSLETTER_PAGE, {
    read: async ({ front }) => front.art.newsletter,
    head: () => ({ ...HEAD, canonicalPath: '/newsletter' }),
    view: (poster) => <NewsletterPage poster={poster} rejectedAddress={null} />,
    card: (_poster, { front }) => ({ title: 'One good place, once a week', poster: front.art.home }),
  }),
]

/** Endpoints and pages of the newsletter forms. */
export function newsletterRoutes(
  poster: PosterRef,
  tools: Omit<SignUpTools, 'renderRejectedForm' | 'renderChallenge'>,
): Hono<AppEnv> {
  const head = { ...HEAD, canonicalPath: null }
  const renderRejectedForm: SignUpTools['renderRejectedForm'] = (c, { email }, status) => {
    c.status(status as 400)
    c.header('cache-control', 'no-store')
    return c.render(<NewsletterPage poster={poster} rejectedAddress={email} />, { head })
  }
  // A separate page, because no page with the form loads third-party scripts.
  const renderChallenge: SignUpTools['renderChallenge'] = (c, submitted, turnstile) => {
    c.status(403)
    c.header('cache-control', 'no-store')
    c.set('requiresChallenge', true)
    return c.render(<ChallengePage {...{ poster, submitted, turnstile }} />, { head })
  }
  return new Hono<AppEnv>()
    .get(SIGNED_UP_PATH, (c) => {
      c.header('cache-control', 'no-store')
      const head = { title: 'Thanks for signing up!', description: 'One click is left.', canonicalPath: null }
      return c.render(<SignedUpPage poster={poster} />, { head })
    })
    .route('/', newsletterSignUpRoutes({ ...tools, renderRejectedForm, renderChallenge }))
}
