import { PAGES } from '#src/pages.ts'
import { pageSamples } from '#src/site/page-row.ts'

/** One path for each kind of public page, and one that does not exist. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  ...pageSamples(PAGES),
  'not found': '/destinations/atlantis',
}
