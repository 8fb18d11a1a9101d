import { PAGES } from '#src/pages.ts'
import { pageSamples } from '#src/site/page-row.ts'

/** One address for each kind of page that visitors can reach, and one that leads nowhere. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  ...pageSamples(PAGES),
  'not found': '/destinations/atlantis',
}
