import { type Context, Hono } from 'hono'
import type { PosterRef } from '#client/posters/poster-address.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { SignedUpPage } from '#src/newsletter/pages/newsletter-answer-pages.tsx'
import { NewsletterPage } from '#src/newsletter/pages/newsletter-page.tsx'
import {
  type AnswerRefusedForm,
  newsletterSignUpRoutes,
  SIGNED_UP_PATH,
  type SignUpTools,
} from './newsletter-sign-up.ts'

const HEAD = {
  title: 'Newsletter',
  description:
    'One good place, once a week: a letter with the practical parts left in. What is in it, how often it comes, and how to leave.',
}

/** `/newsletter`, and what its forms lead to. */
export function newsletterRoutes(
  poster: PosterRef,
  tools: Omit<SignUpTools, 'answerRefusedForm'>,
): Hono<AppEnv> {
  const render = (c: Context<AppEnv>, canonicalPath: string | null, refusedAddress: string | null) =>
    c.render(<NewsletterPage poster={poster} refusedAddress={refusedAddress} />, {
      head: { ...HEAD, canonicalPath },
    })
  const answerRefusedForm: AnswerRefusedForm = (c, status, address) => {
    c.status(status as 400)
    c.header('cache-control', 'no-store')
    return render(c, null, address)
  }
  return new Hono<AppEnv>()
    .get('/newsletter', (c) => {
      c.header('cache-control', PAGE_CACHE_CONTROL)
      return render(c, '/newsletter', null)
    })
    .get(SIGNED_UP_PATH, (c) => {
      c.header('cache-control', 'no-store')
      const head = { title: 'Thanks for signing up!', description: 'One click is left.', canonicalPath: null }
      return c.render(<SignedUpPage poster={poster} />, { head })
    })
    .route('/', newsletterSignUpRoutes({ ...tools, answerRefusedForm }))
}
