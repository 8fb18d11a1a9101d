import { strToU8, type Zippable, zipSync } from 'fflate'
import { escapeXml, XML_DECLARATION } from '#isomorphic/files/escape-xml.ts'

export type EpubChapter = {
  /** File name without extension. */
  readonly id: string
  readonly title: string
  /** Well-formed XHTML. */
  readonly markup: string
}

export type EpubBook = {
  /** URN or URL that identifies the book. */
  readonly identifier: string
  readonly title: string
  readonly author: string
  /** ISO date of the last change. */
  readonly modifiedOn: string
  /** SVG. */
  readonly cover: string
  readonly chapters: readonly EpubChapter[]
}

const CONTAINER = `${XML_DECLARATION}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

const STYLES = `body{font-family:serif;line-height:1.5}h1,h2,h3{font-family:sans-serif;line-height:1.1}h1{font-size:2em}
.cover{margin:0;text-align:center}.cover img{height:100%;max-width:100%}dt{font-weight:bold}`

/** Zip stores times in steps of two seconds, from 1980 on; a fixed one makes the output reproducible. */
const FIXED_TIMESTAMP = new Date(2020, 0, 1)

function page(title: string, body: string, type: string): string {
  return `${XML_DECLARATION}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="styles.css"/></head>
<body epub:type="${type}">${body}</body>
</html>`
}

function packageFile({ identifier, title, author, modifiedOn, chapters }: EpubBook): string {
  const items = chapters.map(
    ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const spine = chapters.map(({ id }) => `<itemref idref="${id}"/>`)
  return `${XML_DECLARATION}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(identifier)}</dc:identifier><dc:title>${escapeXml(title)}</dc:title><dc:language>en</dc:language><dc:creator>${escapeXml(author)}</dc:creator>
<meta property="dcterms:modified">${modifiedOn}T00:00:00Z</meta>
<meta property="schema:accessMode">textual</meta><meta property="schema:accessModeSufficient">textual</meta><meta property="schema:accessibilityFeature">tableOfContents</meta><meta property="schema:accessibilityHazard">none</meta><meta property="schema:accessibilitySummary">Text with headings and a table of contents; the cover has a text alternative.</meta>
</metadata>
<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/><item id="cover-art" href="cover.svg" media-type="image/svg+xml" properties="cover-image"/><item id="styles" href="styles.css" media-type="text/css"/>${items.join('')}</manifest>
<spine><itemref idref="cover"/><itemref idref="nav"/>${spine.join('')}</spine>
</package>`
}

function navigation({ chapters }: EpubBook): string {
  const links = chapters.map(({ id, title }) => `<li><a href="${id}.xhtml">${escapeXml(title)}</a></li>`)
  return `<nav epub:type="toc"><h1>Contents</h1><ol>${links.join('')}</ol></nav>`
}

/** Writes a book as EPUB 3.3: the media type first and uncompressed, then the contents of the package. */
export function createEpub(book: EpubBook): Uint8Array {
  const cover = `<figure class="cover"><img src="cover.svg" alt="Cover: ${escapeXml(book.title)}"/></figure>`
  const pages = book.chapters.map(({ id, title, markup }) => [
    `book/${id}.xhtml`,
    strToU8(page(title, markup, 'bodymatter')),
  ])
  const files: Zippable = {
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'book/package.opf': strToU8(packageFile(book)),
    'book/nav.xhtml': strToU8(page('Contents', navigation(book), 'frontmatter')),
    'book/cover.xhtml': strToU8(page(book.title, cover, 'frontmatter')),
    'book/cover.svg': strToU8(`${XML_DECLARATION}\n${book.cover}`),
    'book/styles.css': strToU8(STYLES),
    ...Object.fromEntries(pages),
  }
  return zipSync(files, { level: 9, mtime: FIXED_TIMESTAMP })
}
