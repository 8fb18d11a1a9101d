import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeferredPart } from '#src/site/deferred-part.tsx'

/** A late part that is there already. */
export function resolvedPart(node: ReactNode): DeferredPart {
  const value = renderToStaticMarkup(node)
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })
}
