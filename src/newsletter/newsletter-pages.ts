import type { PageRow } from '#src/site/page-row.ts'

export const SIGNED_UP_PATH = '/newsletter/thanks'

export const NEWSLETTER_PAGE: PageRow = {
  path: '/newsletter',
  caching: 'public',
  isInterfaceOnly: true,
  isInSitemap: true,
  name: 'Newsletter',
  otherNames: ['subscribe', 'unsubscribe', 'sign up', 'signup'],
  samples: { newsletter: '/newsletter' },
}

export const NEWSLETTER_PAGES: readonly PageRow[] = [
  NEWSLETTER_PAGE,
  {
    path: SIGNED_UP_PATH,
    caching: 'private',
    samples: { 'signed up for the newsletter': SIGNED_UP_PATH },
  },
  {
    path: '/newsletter/confirm',
    caching: 'private',
    stylesheet: 'account',
    samples: { 'newsletter with a dead link': '/newsletter/confirm?token=x' },
  },
  {
    path: '/newsletter/unsubscribe',
    caching: 'private',
    stylesheet: 'account',
    samples: { 'newsletter without its link': '/newsletter/unsubscribe' },
  },
  { path: '/newsletter/preferences', caching: 'private', stylesheet: 'account' },
]
