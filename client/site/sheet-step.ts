import { SHEET_STATE } from '#client/kit/sheet-state.ts'

/** Whether the history stands at the step of an open sheet. */
export const isAtSheetStep = (): boolean =>
  (history.state as { readonly fernway?: string } | null)?.fernway === SHEET_STATE

export function addSheetStep(): void {
  if (!isAtSheetStep()) history.pushState({ fernway: SHEET_STATE }, '')
}

let isDropping = false

/** Whether it is this module that goes back, not the visitor: so while `popstate` is heard. */
export const isDroppingSheetStep = (): boolean => isDropping

/** Takes the step away again when its sheet was closed otherwise. The browser does so later. */
export function dropSheetStep(): void {
  if (isDropping || !isAtSheetStep()) return
  isDropping = true
  // Added last, so it is called after those who ask whose step this is.
  window.addEventListener(
    'popstate',
    () => {
      isDropping = false
    },
    { once: true },
  )
  history.back()
}

/** Makes an ordinary step of one that is left from a visit before: the page comes back with its sheets closed. */
export function forgetSheetStep(): void {
  if (isAtSheetStep()) history.replaceState(null, '')
}
