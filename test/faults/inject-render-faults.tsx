import type { ReactNode } from 'react'
import type { Frame } from '#src/site/frame.tsx'
import type { FaultPlan } from './fault-plan.ts'

function InjectedRenderError(): ReactNode {
  throw new Error('render error requested by a local test')
}

/**
 * Returns a frame in which rendering the page fails, or its deferred part; a page without deferred parts fails
 * completely. The error page renders.
 */
export function injectRenderFaults(frame: Frame, render: FaultPlan['render']): Frame {
  if (render === null) return frame
  const breaksParts = render === 'throw-late'
  let hasParts = false
  let hasBroken = false
  return {
    wrapPage(page, data) {
      const isComplete = hasBroken || (breaksParts && hasParts)
      hasBroken = true
      return frame.wrapPage(isComplete ? page : <InjectedRenderError />, data)
    },
    wrapDeferred(part) {
      hasParts = true
      return breaksParts ? part.then(() => <InjectedRenderError />) : frame.wrapDeferred(part)
    },
  }
}
