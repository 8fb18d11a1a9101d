import { SaxesParser } from 'saxes'
import { UnreadableFileError } from './imported-list.ts'

/** An element as far as it is open: its name without prefix, and what is above it. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Names of the elements around it, the outermost first. */
  readonly ancestors: readonly string[]
  /** Its own text, without that of the elements in it. */
  readonly text: string
}

/** Deeper than any honest file of places. */
const MAX_DEPTH = 32
const MAX_ELEMENTS = 100_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

type OpenElement = { name: string; attributes: Record<string, string>; texts: string[] }

/**
 * Walks through an XML file that anyone may have written, and tells of each element when it ends.
 * @throws {UnreadableFileError} for what is not well-formed, nested beyond measure, or has a document type: with that come
 *   entities, which a file of places never needs and a hostile one lives by (CWE-611, CWE-776)
 */
export function walkXml(text: string, onElement: (element: XmlElement) => void): void {
  const open: OpenElement[] = []
  let count = 0
  const fail = (reason: string): never => {
    throw new UnreadableFileError(reason)
  }
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => fail('a document type'))
  parser.on('error', () => fail('not well-formed'))
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (open.length >= MAX_DEPTH || count > MAX_ELEMENTS) fail('too much of it')
    open.push({ name: localName(name), attributes: { ...attributes }, texts: [] })
  })
  const addText = (piece: string): void => void open.at(-1)?.texts.push(piece)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element === undefined) return
    const { name, attributes, texts } = element
    onElement({ name, attributes, ancestors: open.map((outer) => outer.name), text: texts.join('') })
  })
  parser.write(text).close()
}
