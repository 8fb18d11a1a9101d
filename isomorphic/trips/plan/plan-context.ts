import { createContext, useContext } from 'react'
import type { PlanDay } from './plan-props.ts'

/** What every form of the plan needs. */
export type PlanFormContext = {
  /** Address that the forms are sent to. */
  readonly action: string
  /** Days that a stop can be moved to. */
  readonly days: readonly PlanDay[]
  /** False for a viewer: the plan without its forms. */
  readonly canEdit: boolean
  readonly currency: string
}

const PlanContext = createContext<PlanFormContext>({ action: '', days: [], canEdit: false, currency: 'EUR' })

export const PlanProvider = PlanContext.Provider

export const usePlanForms = (): PlanFormContext => useContext(PlanContext)
