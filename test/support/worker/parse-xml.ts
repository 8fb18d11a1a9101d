const NAME = '[A-Za-z_][\\w:.-]*'
const ATTRIBUTE = `\\s+${NAME}="[^"<]*"`
const TOKEN = new RegExp(`<(/?)(${NAME})((?:${ATTRIBUTE})*)\\s*(/?)>|([^<]+)`, 'gy')
const ENTITY_OR_CLEAN = /^(?:[^&]|&(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)*$/

/**
 * Checks that a text is well-formed XML, in the subset that the site writes: a declaration, elements, attributes in
 * double quotes, text.
 * @returns the names of the elements in order
 * @throws {Error} naming the first violation
 */
export function parseXml(xml: string): readonly string[] {
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml)?.[0]
  if (declaration === undefined) throw new Error('there is no XML declaration')
  const body = xml.slice(declaration.length).trim()
  const open: string[] = []
  const names: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < body.length) {
    const start = TOKEN.lastIndex
    const [token, close, name, attributes = '', selfClosing, text] = TOKEN.exec(body) ?? []
    if (token === undefined) throw new Error(`not XML: ${body.slice(start, start + 80)}`)
    if (!ENTITY_OR_CLEAN.test(text ?? attributes)) throw new Error(`a bare ampersand: ${token}`)
    if (name === undefined) {
      if (open.length === 0) throw new Error('text outside the root element')
      continue
    }
    if (close === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> has no matching start tag`)
      continue
    }
    if (open.length === 0 && names.length > 0) throw new Error('a second root element')
    names.push(name)
    if (selfClosing !== '/') open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`)
  return names
}
