import type { ReactNode } from 'react'
import type { Frame } from '#src/site/frame.tsx'
import type { FaultPlan } from './fault-plan.ts'

function ThrowOnPurpose(): ReactNode {
  throw new Error('a local test asked for a render error')
}

/**
 * A frame in which the page of this request cannot be rendered, or what comes late in it; a page without such a part
 * breaks as a whole. The page that tells of it stands.
 */
export function bendFrame(frame: Frame, render: FaultPlan['render']): Frame {
  if (render === null) return frame
  let hasBroken = false
  let hasLate = false
  return {
    page(page, data) {
      const isWhole = hasBroken || (render === 'throw-late' && hasLate)
      hasBroken = true
      return frame.page(isWhole ? page : <ThrowOnPurpose />, data)
    },
    late(part) {
      hasLate = true
      return frame.late(render === 'throw-late' ? part.then(() => <ThrowOnPurpose />) : part)
    },
  }
}
