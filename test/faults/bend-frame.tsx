import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Frame } from '#src/site/frame.tsx'
import { LATE_MARK } from '#src/site/late-mark.ts'
import type { FaultPlan } from './fault-plan.ts'

function ThrowOnPurpose(): ReactNode {
  throw new Error('a local test asked for a render error')
}

/**
 * A frame in which the page of this request cannot be rendered, or what follows later in it; a page without such a part
 * breaks as a whole. The page that tells of it stands.
 */
export function bendFrame(frame: Frame, render: FaultPlan['render']): Frame {
  if (render === null) return frame
  let hasBroken = false
  return {
    page(page, data) {
      const isWhole = hasBroken || (render === 'throw-late' && renderToStaticMarkup(page).includes(LATE_MARK))
      hasBroken = true
      return frame.page(isWhole ? page : <ThrowOnPurpose />, data)
    },
    late: (part) => (render === 'throw-late' ? <ThrowOnPurpose /> : frame.late(part)),
  }
}
