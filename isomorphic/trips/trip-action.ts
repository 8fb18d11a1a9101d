import type { TripKind } from './trip-kinds.ts'
import type { TripOperation } from './trip-operation.ts'
import type { TripPlan } from './trip-plan.ts'
import type { TripRegisters } from './trip-registers.ts'

/** Fields of a form of the plan page. `do` names the action, `e` the entity. */
export type TripFormFields = Readonly<Record<string, string>>

/** Why an action was not carried out; the plan page has a sentence for each. */
export type TripActionProblem = 'form' | 'name' | 'value' | 'unknown_entity'

/** What was done, for the sentence on the page. */
export type TripDoneCode =
  | 'added'
  | 'edited'
  | 'unchanged'
  | 'ordered'
  | 'moved'
  | 'ticked'
  | 'removed'
  | 'restored'
  | 'put_back'
  | 'dismissed'

export type TripActionDone = {
  readonly operations: readonly TripOperation[]
  readonly done: TripDoneCode
  /** The entity that was changed. */
  readonly e: string
}

export type TripActionOutcome = TripActionDone | { readonly problem: TripActionProblem }

/** What actions need besides the form: the trip as its author sees it, and new IDs. */
export type TripActionContext = {
  readonly registers: TripRegisters
  readonly plan: TripPlan
  readonly newId: (kind: TripKind) => string
  /** The key of the operation that writes a field of an entity. */
  readonly newKey: (e: string, f: string) => string
}
