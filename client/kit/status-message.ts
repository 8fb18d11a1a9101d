/** Long enough to read one line twice. */
const MESSAGE_DURATION_MS = 12_000

let timer = 0

export type StatusLink = { readonly label: string; readonly href: string }

/**
 * Shows a status line at the bottom of the window for a while, announced by screen readers, with an optional link at
 * its end. Returns the line, to which the caller may append buttons; the next message replaces all of it.
 */
export function showStatusMessage(text: string, link: StatusLink | null): HTMLElement {
  let line = document.querySelector<HTMLElement>('.save-status')
  if (line === null) {
    line = document.createElement('p')
    line.className = 'save-status'
    line.setAttribute('role', 'status')
    document.body.append(line)
  }
  const shown = line
  const hide = (): void => {
    if (shown.matches(':hover, :focus-within')) timer = window.setTimeout(hide, MESSAGE_DURATION_MS)
    else shown.textContent = ''
  }
  clearTimeout(timer)
  timer = window.setTimeout(hide, MESSAGE_DURATION_MS)
  const { activeElement } = document
  const focused = line.contains(activeElement) && activeElement?.textContent
  line.textContent = text
  // The visitor was at a control of the last message: the same one of this message has the focus, once it is there.
  queueMicrotask(() => {
    for (const control of shown.querySelectorAll<HTMLElement>('a, button'))
      if (control.textContent === focused) control.focus()
  })
  if (link === null) return shown
  const anchor = document.createElement('a')
  anchor.className = 'link'
  anchor.href = link.href
  anchor.textContent = link.label
  line.append(' ', anchor)
  return shown
}
