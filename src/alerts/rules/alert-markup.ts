const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A markup character, or a character reference as published text contains it. */
const ESCAPABLE = /&(?:amp|lt|gt|quot|#39);|[&<>"']/g
/** The elements of an alert (M1.17), as publishing serialises them (tools/operate/sanitize-alert.ts). */
const ELEMENT =
  /<br>|<(?:b|strong|i|em|span)>|<a href="(?:https?:\/\/|\/(?!\/))[^\s<>"'\\]*">|<\/(?:b|strong|i|em|span|a)>/g

const escapeText = (text: string): string =>
  text.replace(ESCAPABLE, (found) => (found.length === 1 ? (ESCAPES[found] ?? found) : found))

/** Whether all elements are closed in order. */
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
 * Markup of an operator's alert that is safe to insert: text and the elements of M1.17 in the one spelling that
 * publishing writes. Everything else is escaped, and all of the text if the elements are not properly nested.
 */
export function alertMarkup(text: string): string {
  const elements = text.match(ELEMENT) ?? []
  if (!isNested(elements)) return escapeText(text)
  return text
    .split(ELEMENT)
    .map((between, index) => escapeText(between) + (elements[index] ?? ''))
    .join('')
}
