import type { PageRow } from '#src/site/page-row.ts'

export const SIGNED_UP_PATH = '/newsletter/thanks'

export const NEWSLETTER_PAGE: PageRow = {
  path: '/newsletter',
  keeps: 'kept',
  isInSitemap: true,
  name: 'Newsletter',
  otherNames: ['subscribe', 'unsubscribe', 'sign up', 'signup'],
  samples: { newsletter: '/newsletter' },
}

export const NEWSLETTER_PAGES: readonly PageRow[] = [
  NEWSLETTER_PAGE,
  {
    path: SIGNED_UP_PATH,
    keeps: 'private',
    samples: { 'signed up for the newsletter': SIGNED_UP_PATH },
  },
  {
    path: '/newsletter/confirm',
    keeps: 'private',
    stylesheet: 'account',
    samples: { 'newsletter with a dead link': '/newsletter/confirm?token=x' },
  },
  {
    path: '/newsletter/unsubscribe',
    keeps: 'private',
    stylesheet: 'account',
    samples: { 'newsletter without its link': '/newsletter/unsubscribe' },
  },
  { path: '/newsletter/preferences', keeps: 'private', stylesheet: 'account' },
]
