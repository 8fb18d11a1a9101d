const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A character that means something in markup, or one of the references that published text has for them. */
const ESCAPABLE = /&(?:amp|lt|gt|quot|#39);|[&<>"']/g
/** The elements of an alert (M1.17), as publishing writes them (tools/operate/sanitize-alert.ts). */
const ELEMENT =
  /<br>|<(?:b|strong|i|em|span)>|<a href="(?:https?:\/\/|\/(?!\/))[^\s<>"'\\]*">|<\/(?:b|strong|i|em|span|a)>/g

const escapeText = (text: string): string =>
  text.replace(ESCAPABLE, (found) => (found.length === 1 ? (ESCAPES[found] ?? found) : found))

/** Whether every element is closed, the last one first. */
function isNested(elements: readonly string[]): boolean {
  const open: string[] = []
  return (
    elements.every((element) => {
      const name = /\w+/.exec(element)?.[0] ?? ''
      if (element.startsWith('</')) return open.pop() === name
      if (name !== 'br') open.push(name)
      return true
    }) && open.length === 0
  )
}

/**
 * An operator's alert as it may be inserted: text, and the elements of M1.17 in the one spelling that publishing gives
 * them. Everything else is shown as it was written, all of it when an element is not closed in turn.
 */
export function alertMarkup(text: string): string {
  const elements = text.match(ELEMENT) ?? []
  if (!isNested(elements)) return escapeText(text)
  return text
    .split(ELEMENT)
    .map((between, index) => escapeText(between) + (elements[index] ?? ''))
    .join('')
}
