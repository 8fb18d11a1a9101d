import type { ReactNode } from 'react'
import type { Frame } from '#src/site/frame.tsx'
import type { FaultPlan } from './fault-plan.ts'

function InjectedRenderError(): ReactNode {
  throw new Error('a local test asked for a render error')
}

/**
 * A frame in which the page of this request cannot be rendered, or what may come late in it; a page without such parts
 * breaks as a whole. The page that tells of it stands.
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
