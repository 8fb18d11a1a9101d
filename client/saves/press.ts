import type { SubmitOutcome } from './pending-saves.ts'

/** A press of a save button. */
export type Press = {
  readonly path: string
  /** The name of the page, as the button has it. */
  readonly name: string
  readonly isSaved: boolean
  /** Where the focus returns to. */
  readonly button: HTMLButtonElement
}

/** What became of a press: an outcome of the account, or of the device. */
export type PressOutcome = SubmitOutcome | { readonly kind: 'on device' } | { readonly kind: 'device full' }
