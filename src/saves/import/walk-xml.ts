import { SaxesParser } from 'saxes'
import { UnreadableFileError, type UnreadableReason } from './imported-list.ts'

/** An element when it is closed: its name without prefix, and its ancestors. */
export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Names of its ancestors, the root first. */
  readonly ancestors: readonly string[]
  /** Its own text, without the text of child elements. */
  readonly text: string
}

/** Deeper than any legitimate file of places. */
const MAX_DEPTH = 32
const MAX_ELEMENTS = 100_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

type OpenElement = { name: string; attributes: Record<string, string>; texts: string[] }

/**
 * Parses an untrusted XML file and calls back for each element when it is closed.
 * @throws {UnreadableFileError} when the file is not well-formed, exceeds the maximum depth or size, or has a document
 * type declaration, which may define entities (CWE-611, CWE-776)
 */
export function walkXml(text: string, onElement: (element: XmlElement) => void): void {
  const open: OpenElement[] = []
  let count = 0
  const fail = (reason: UnreadableReason): never => {
    throw new UnreadableFileError(reason)
  }
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => fail('doctype'))
  parser.on('error', () => fail('malformed_xml'))
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (open.length >= MAX_DEPTH || count > MAX_ELEMENTS) fail('too_complex')
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
