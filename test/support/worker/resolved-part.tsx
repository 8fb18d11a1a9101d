import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeferredPart } from '#src/site/deferred-part.tsx'

/** Creates a deferred part that is already resolved. */
export function resolvedPart(node: ReactNode): DeferredPart {
  const value = renderToStaticMarkup(node)
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
}
