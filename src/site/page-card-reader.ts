import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/http/app-env.ts'
import type { PageCard } from './page-card.ts'
import type { CardSources } from './page-cards.ts'
import { findPageCard } from './page-cards.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What the picture of this page shows where it is shared; null or absent for pages without one. */
    readonly card: PageCard | null
  }
}

/** Leaves what the card of the page shows for its head; a page is shown without one rather than not at all. */
export function pageCards(sources: Omit<CardSources, 'readShard'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const readShard = c.get('readShard')
    c.set('card', await findPageCard({ ...sources, readShard }, c.req.path).catch(() => null))
    await next()
  })
}
