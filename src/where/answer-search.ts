import type { Context } from 'hono'
import type { ReactNode } from 'react'
import type { AppEnv } from '#src/http/app-env.ts'
import type { LoadWhereSources } from './where-sources.ts'

/**
 * Returns a function that answers searches for places by month, weather and interest; null for other searches. Never
 * rejects: a search without the note is complete.
 */
export const answerSearch =
  (load: LoadWhereSources) =>
  async (c: Context<AppEnv>, query: string): Promise<ReactNode> => {
    if (query === '') return null
    try {
      const [{ renderSearchAnswer }, sources] = await Promise.all([
        import('./render-search-answer.tsx'),
        load(c.get('locale')),
      ])
      return renderSearchAnswer(query, sources, c.get('locale'))
    } catch (error) {
      c.get('report')(error)
      return null
    }
  }
