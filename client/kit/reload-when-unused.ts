const FIELDS = 'input, textarea, select, [contenteditable]'
/** Events after which the visitor may have finished. `toggle` and `close` do not bubble. */
const ENDS = ['focusout', 'toggle', 'close'] as const

const isChanged = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) &&
  field.value !== field.defaultValue

/** Whether the visitor is in the middle of something that a reload would end: a field, a dialog, a text, a form sent. */
const isInUse = (): boolean =>
  document.activeElement?.matches(FIELDS) === true ||
  document.querySelector('dialog[open], :popover-open, [aria-busy="true"]') !== null ||
  [...document.querySelectorAll('main textarea, main input')].some(isChanged)

/**
 * Reloads the page to show what has changed, once no field has the focus, no dialog is open, and no
 * text is unsaved or being sent.
 */
export function reloadWhenUnused(): void {
  const stopped = new AbortController()
  const attempt = (): void => {
    if (isInUse() || stopped.signal.aborted) return
    stopped.abort()
    location.reload()
  }
  // After the event, when the focus has moved on.
  const later = (): void => void setTimeout(attempt)
  for (const type of ENDS) document.addEventListener(type, later, { capture: true, signal: stopped.signal })
  attempt()
}
