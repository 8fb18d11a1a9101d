import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { PAGE_CACHE_CONTROL } from '#src/http/page-cache.ts'
import { WhereRulesPage } from './pages/where-rules-page.tsx'
import { RULES_WORDS } from './words/rules-words.ts'

/** `/where/how`: the formula, from the constants that compute it. */
export async function serveWhereRules(c: Context<AppEnv>): Promise<Response> {
  const { title, description } = pickWords(RULES_WORDS, c.get('locale'))
  c.header('cache-control', PAGE_CACHE_CONTROL)
  return c.render(<WhereRulesPage />, { head: { title, description, canonicalPath: '/where/how' } })
}
