/** What operators may use in an alert (M1.17). */
const MARK = /<(\/?)(a|b|strong|i|em|br|span)(\s[^<>]*)?\/?>/giu
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/iu
const ENTITY = /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)/giu
/** Where a relative address is read; only its scheme is looked at. */
const ANY_ORIGIN = 'https://site.invalid'

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeText = (text: string): string =>
  text.replace(ENTITY, '&amp;').replace(/[<>"']/gu, (character) => ESCAPES[character] ?? character)

/** The address as an attribute's value, or null when it is no http(s) or relative one. */
function safeHref(attributes: string): string | null {
  const found = HREF.exec(attributes)
  const written = (found?.[1] ?? found?.[2])?.replaceAll('&amp;', '&').trim()
  // Entities could spell a scheme that the parser does not see.
  if (written === undefined || written.includes('&#') || !URL.canParse(written, ANY_ORIGIN)) return null
  const url = new URL(written, ANY_ORIGIN)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return escapeText(url.origin === ANY_ORIGIN ? url.pathname + url.search + url.hash : url.href)
}

/** An opening tag as it may stand, or null when the text must stay text. */
function openingTag(name: string, attributes: string): string | null {
  if (name !== 'a') return `<${name}>`
  const href = safeHref(attributes)
  return href === null ? null : `<a href="${href}">`
}

/**
 * Makes an operator's alert safe to insert: `a[href]` to http(s) or relative addresses, `b strong i em br span` without
 * attributes; everything else is escaped and shown as it was written. Every tag that opens is closed.
 * Source of the list: M1.17.
 */
export function cleanAlertMarkup(text: string): string {
  const open: string[] = []
  let html = ''
  let position = 0
  for (const match of text.matchAll(MARK)) {
    const [written, slash = '', rawName = '', attributes = ''] = match
    html += escapeText(text.slice(position, match.index))
    position = match.index + written.length
    const name = rawName.toLowerCase()
    if (slash === '') {
      const tag = openingTag(name, attributes)
      if (tag !== null && name !== 'br') open.push(name)
      html += tag ?? escapeText(written)
    } else if (open.at(-1) === name) {
      open.pop()
      html += `</${name}>`
    } else {
      html += escapeText(written)
    }
  }
  html += escapeText(text.slice(position))
  return (
    html +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}
