import { createMiddleware } from 'hono/factory'
import type { CardSources } from '#src/catalogue/page-cards.ts'
import { findPageCard } from '#src/catalogue/page-cards.ts'
import type { AppEnv } from '#src/env.ts'

/** Leaves what the card of the page shows for its head; a page is shown without one rather than not at all. */
export function pageCards(sources: Omit<CardSources, 'readShard'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const readShard = c.get('readShard')
    c.set('card', await findPageCard({ ...sources, readShard }, c.req.path).catch(() => null))
    await next()
  })
}
