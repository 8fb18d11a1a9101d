import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { createDemoBooks, type DemoBookFile } from './create-demo-books.ts'

const DOCTYPE = '<!DOCTYPE html>\n'
const MIMETYPE = 'application/epub+zip'

let books: readonly DemoBookFile[]
beforeAll(async () => {
  books = await createDemoBooks(process.cwd())
})

const filesOf = ({ bytes }: DemoBookFile): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))

describe('createDemoBooks', () => {
  it('creates two books, byte for byte the same every time', async () => {
    expect(books.map(({ id }) => id)).toEqual(['japan-slowly', 'portugal-slowly'])
    const again = await createDemoBooks(process.cwd())
    expect(again.map(({ bytes }) => bytes)).toEqual(books.map(({ bytes }) => bytes))
  })

  it('stores the media type first, uncompressed and without extra fields (OCF 3.3 section 4.3)', () => {
    for (const { bytes } of books) {
      const view = new DataView(bytes.buffer, bytes.byteOffset)
      const [method, nameLength, extraLength] = [8, 26, 28].map((offset) => view.getUint16(offset, true))
      expect([method, nameLength, extraLength]).toEqual([0, 8, 0])
      expect(strFromU8(bytes.slice(30, 38 + MIMETYPE.length))).toBe(`mimetype${MIMETYPE}`)
    }
  })

  it('contains well-formed XML and every file that it references', () => {
    for (const book of books) {
      const files = filesOf(book)
      const markup = [...files].filter(([name]) => /\.(?:xhtml|opf|xml|svg)$/.test(name))
      for (const [name, text] of markup) {
        expect(() => parseXml(text.replace(DOCTYPE, '')), name).not.toThrow()
      }
      const manifest = files.get('book/package.opf') ?? ''
      const named = [...manifest.matchAll(/<item [^>]*href="([^"]+)"/g)].map(([, href]) => `book/${href}`)
      const held = [...files.keys()].filter((name) => name.startsWith('book/') && !name.endsWith('.opf'))
      expect(named.sort()).toEqual(held.sort())
    }
  })

  it('contains the text of the guide, with links to it', () => {
    const text = filesOf(books[0] as DemoBookFile).get('book/japan-kyoto.xhtml') ?? ''
    expect(text).toContain('<h1>Kyoto</h1>')
    expect(text.length).toBeGreaterThan(3000)
    expect(text).not.toMatch(/href="\//)
  })
})
