import { SHEET_STATE } from '#client/kit/sheet-state.ts'

/** Whether the history stands at the step of an open sheet. */
export const isAtSheetEntry = (): boolean =>
  (history.state as { readonly fernway?: string } | null)?.fernway === SHEET_STATE

export function pushSheetEntry(): void {
  if (!isAtSheetEntry()) history.pushState({ fernway: SHEET_STATE }, '')
}

let isPopping = false

/** Whether it is this module that goes back, not the visitor: so while `popstate` is heard. */
export const isPoppingSheetEntry = (): boolean => isPopping

/** Takes the step away again when its sheet was closed otherwise. The browser does so later. */
export function popSheetEntry(): void {
  if (isPopping || !isAtSheetEntry()) return
  isPopping = true
  // Added last, so it is called after those who ask whose step this is.
  window.addEventListener(
    'popstate',
    () => {
      isPopping = false
    },
    { once: true },
  )
  history.back()
}

/** Makes an ordinary step of one that is left from a visit before: the page comes back with its sheets closed. */
export function clearSheetEntry(): void {
  if (isAtSheetEntry()) history.replaceState(null, '')
}
