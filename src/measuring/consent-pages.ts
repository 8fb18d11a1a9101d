import { COOKIE_SETTINGS_PATH, OPT_OUT_PATH } from '#isomorphic/measuring/consent-choice.ts'
import type { PageRow } from '#src/site/page-row.ts'

const COOKIE_SETTINGS_PAGE: PageRow = {
  path: COOKIE_SETTINGS_PATH,
  caching: 'private',
  name: 'Cookie settings',
  otherNames: ['cookies', 'cookie policy', 'consent'],
  samples: { 'cookie settings': COOKIE_SETTINGS_PATH },
}

/** A page of `content/pages` with a switch that shows the visitor's choice. */
export const OPT_OUT_PAGE: PageRow = {
  path: OPT_OUT_PATH,
  caching: 'private',
  isContentDriven: true,
  isInSitemap: true,
  samples: { 'opting out': OPT_OUT_PATH },
}

export const CONSENT_PAGES: readonly PageRow[] = [COOKIE_SETTINGS_PAGE, OPT_OUT_PAGE]
