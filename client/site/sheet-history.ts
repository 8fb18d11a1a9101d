import { SHEET_STATE } from '#client/kit/sheet-state.ts'

/** Whether the current history entry is the one of an open sheet. */
export const isAtSheetEntry = (): boolean =>
  (history.state as { readonly fernway?: string } | null)?.fernway === SHEET_STATE

export function pushSheetEntry(): void {
  if (!isAtSheetEntry()) history.pushState({ fernway: SHEET_STATE }, '')
}

let isPopping = false

/** Whether the current `popstate` was caused by this module and not by the visitor. */
export const isPoppingSheetEntry = (): boolean => isPopping

/** Removes the history entry when its sheet was closed in another way. The browser does so asynchronously. */
export function popSheetEntry(): void {
  if (isPopping || !isAtSheetEntry()) return
  isPopping = true
  // Registered last, so it runs after the listeners that read `isPopping`.
  window.addEventListener(
    'popstate',
    () => {
      isPopping = false
    },
    { once: true },
  )
  history.back()
}

/** Turns an entry left from an earlier visit into an ordinary one: the page is restored with its sheets closed. */
export function clearSheetEntry(): void {
  if (isAtSheetEntry()) history.replaceState(null, '')
}
