import { Hono } from 'hono'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { TravelPage } from './travel-page.tsx'
import type { TravelReview } from './travel-review.ts'

/** Imported on demand: requests of visitors do not need it. */
async function loadTravelReview(): Promise<TravelReview> {
  const { default: review } = await import('#generated/travel-review.json')
  return review as unknown as TravelReview
}

/** `/desk/ways`: the travel graph of this build, drawn, and its gaps. */
export const travelRoutes = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/desk/ways', async (c) =>
    renderAdminPage(c, { title: 'ways', page: <TravelPage review={await loadTravelReview()} /> }),
  )
