import { SHEET_STATE } from '#client/kit/sheet-state.ts'

/** Whether the history stands at the step of an open sheet. */
export const isAtSheetStep = (): boolean =>
  (history.state as { readonly fernway?: string } | null)?.fernway === SHEET_STATE

export function addSheetStep(): void {
  if (!isAtSheetStep()) history.pushState({ fernway: SHEET_STATE }, '')
}

/** Takes the step away again when its sheet was closed otherwise. */
export function dropSheetStep(): void {
  if (isAtSheetStep()) history.back()
}

/** Makes an ordinary step of one that is left from a visit before: the page comes back with its sheets closed. */
export function forgetSheetStep(): void {
  if (isAtSheetStep()) history.replaceState(null, '')
}
