import { Hono } from 'hono'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { type DatedFacts, factsToCompare } from './dated-facts.ts'
import { FactsPage } from './facts-page.tsx'

/** Imported on demand: requests of visitors do not need it. */
async function loadDatedFacts(): Promise<readonly DatedFacts[]> {
  const { default: facts } = await import('#generated/dated-facts.json')
  return facts as readonly DatedFacts[]
}

/** `/desk/facts`: facts of this build that editors should compare again. */
export function factsRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/desk/facts', async (c) => {
    const facts = await loadDatedFacts()
    return renderAdminPage(c, {
      title: 'facts',
      page: <FactsPage facts={factsToCompare(facts, nowMs())} total={facts.length} />,
    })
  })
}
