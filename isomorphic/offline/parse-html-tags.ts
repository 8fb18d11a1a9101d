/** A start tag: its name and attributes in lower case, values decoded. */
export type HtmlTag = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Text of an element whose content is not markup, such as a style sheet; else empty. */
  readonly rawText: string
}

/** Elements whose content is text up to their end tag (HTML Standard, 13.2.5). */
const RAW_TEXT_ELEMENTS = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
])

const TAG_NAME = /[a-z][^\s/>]*/iy
/** One attribute with the white space before it: quoted, unquoted or without a value. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y
const TAG_END = /[\s/]*>/y

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const MAX_CODE_POINT = 0x10ffff

/** Decodes the character references that occur in addresses. */
function decodeCharacters(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return NAMED_CHARACTERS[String(name).toLowerCase()] ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : all
  })
}

function matchAt(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position
  return pattern.exec(html)
}

/** Reads attributes up to the end of a tag. Of duplicates the first one counts, as in browsers. */
function readAttributes(
  html: string,
  start: number,
): { readonly attributes: Map<string, string>; readonly end: number } {
  const attributes = new Map<string, string>()
  let position = start
  for (;;) {
    const end = matchAt(TAG_END, html, position)
    if (end !== null) return { attributes, end: position + end[0].length }
    const found = matchAt(ATTRIBUTE, html, position)
    if (found === null) return { attributes, end: html.length }
    const [text, name = '', double, single, plain] = found
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decodeCharacters(double ?? single ?? plain ?? ''))
    position += text.length
  }
}

function readRawText(html: string, name: string, start: number): string {
  const end = html.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'))
  return html.slice(start, end === -1 ? html.length : start + end)
}

/** The position behind a comment, a declaration, an end tag or a character that begins no tag. */
function skipOther(html: string, position: number): number {
  if (html.startsWith('<!--', position)) {
    // `<!-->` and `<!--->` are empty comments.
    const end = /^<!--(?:-?>|[\s\S]*?--!?>)/.exec(html.slice(position))
    return end === null ? html.length : position + end[0].length
  }
  if (!/^<[!?/]/.test(html.slice(position, position + 2))) return position + 1
  const end = html.indexOf('>', position)
  return end === -1 ? html.length : end + 1
}

/**
 * Lists the start tags of a document in order, as a browser's tokenizer reads them (HTML Standard, 13.2.5): comments
 * and the text of scripts contain no tags, attributes may be unquoted, and an attribute's value may contain `>`.
 * Workers have no DOM, and the site and the browser must find the same files in a page.
 */
export function* parseHtmlTags(html: string): Generator<HtmlTag> {
  let position = html.indexOf('<')
  while (position !== -1) {
    const found = matchAt(TAG_NAME, html, position + 1)
    if (found === null) {
      position = html.indexOf('<', skipOther(html, position))
      continue
    }
    const name = found[0].toLowerCase()
    const { attributes, end } = readAttributes(html, position + 1 + name.length)
    const rawText = RAW_TEXT_ELEMENTS.has(name) ? readRawText(html, name, end) : ''
    yield { name, attributes, rawText }
    position = html.indexOf('<', end + rawText.length)
  }
}
