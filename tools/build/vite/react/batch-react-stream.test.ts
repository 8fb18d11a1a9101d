import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode, Suspense, use } from 'react'
import type { renderToReadableStream } from 'react-dom/server.edge'
import { describe, expect, it } from 'vitest'
import { encodeMarkup, insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { batchStream } from './batch-react-stream.ts'

type Renderer = { readonly renderToReadableStream: typeof renderToReadableStream }

const require = createRequire(import.meta.url)
const FILE = require
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server.edge.production.js')
const CODE = readFileSync(FILE, 'utf8')

function load(code: string): Renderer {
  const module = { exports: {} }
  new Function('require', 'module', 'exports', code)(createRequire(FILE), module, module.exports)
  return module.exports as Renderer
}
const [stock, batched] = [load(CODE), load(batchStream(CODE))]

const WORDS = 'Zürich “東京” 🗼 <b>&amp;</b> '
const Late = ({ late }: { readonly late: Promise<string> }) => createElement('p', null, use(late))

/** A wide and deep tree with every kind of text, and two deferred parts that resolve one after the other. */
function tree(waits: readonly Promise<string>[]): ReactNode {
  const rows = Array.from({ length: 300 }, (_, index) =>
    createElement('li', { key: index, title: WORDS + index }, WORDS, index, createElement('b', null, WORDS)),
  )
  const late = waits.map((wait, index) =>
    createElement(Suspense, { key: index, fallback: '…' }, createElement(Late, { late: wait })),
  )
  const body = createElement('body', null, createElement('ul', null, rows), late)
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('title', null, 'T')),
    body,
  )
}

/** Renders a page whose deferred parts resolve one by one, each after the chunk before it has been read. */
async function pieces({ renderToReadableStream: render }: Renderer, partCount: number) {
  const parts = Array.from({ length: partCount }, () => Promise.withResolvers<string>())
  const waits = parts.map(({ promise }) => promise)
  const stream = await render(tree(waits), { nonce: 'abc', onError: () => undefined })
  const all: string[] = []
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts[all.length]?.resolve(WORDS + all.length)
    all.push(read.value)
  }
  return all
}

describe('batchStream', () => {
  it('renders the same bytes as stock React when nothing is deferred', async () => {
    const [one, other] = await Promise.all([pieces(stock, 0), pieces(batched, 0)])
    expect(other.join('')).toBe(one.join(''))
    // The document and its closing tags.
    expect(other).toHaveLength(2)
  })

  it('renders the same bytes with deferred parts, each in a chunk of its own', async () => {
    const [one, other] = await Promise.all([pieces(stock, 2), pieces(batched, 2)])
    expect(other.join('')).toBe(one.join(''))
    expect(other).toHaveLength(4)
  })

  it('returns the complete page at once when nothing is deferred, and null otherwise', async () => {
    const render = (waits: readonly Promise<string>[]) =>
      batched.renderToReadableStream(tree(waits)) as unknown as Promise<{
        readonly takeBuffered: () => Uint8Array | null
      }>
    const complete = (await render([])).takeBuffered()
    expect(new TextDecoder().decode(complete ?? undefined)).toBe((await pieces(stock, 0)).join(''))
    expect((await render([new Promise(() => undefined)])).takeBuffered()).toBeNull()
  })

  it('passes addresses of links and forms through an option, unless a link names its language', async () => {
    const page = createElement(
      'form',
      { action: '/search' },
      createElement('a', { href: '/places?a=1&b=2' }, 'All'),
      createElement('a', { href: '/about', hrefLang: 'en' }, 'English'),
      createElement('svg', null, createElement('a', { href: '/japan' }, 'Japan')),
      createElement('button', { type: 'submit', formAction: '/save' }, 'Save'),
      createElement('input', { type: 'submit', formAction: '/undo' }),
      createElement('img', { src: '/a.png' }),
      createElement(
        'form',
        null,
        createElement('a', null, 'none'),
        createElement('a', { href: '' }, 'empty'),
      ),
    )
    const options = { localiseHref: (href: string) => `/de${href}`, onError: () => undefined }
    const stream = await batched.renderToReadableStream(page, options)
    expect(stream).toHaveProperty('appliesMarkupOptions', true)
    const html = await new Response(stream).text()
    expect(html).toContain('<form action="/de/search"><a href="/de/places?a=1&amp;b=2">')
    expect(html).toContain('<a href="/about" hrefLang="en">')
    expect(html).toContain(
      '<svg><a href="/de/japan">Japan</a></svg><button type="submit" formAction="/de/save">',
    )
    expect(html).toContain('formAction="/de/undo"/>')
    expect(html).toContain('<img src="/a.png"/><form><a>none</a><a href="">empty</a></form>')
    expect(await new Response(await batched.renderToReadableStream(page)).text()).toBe(
      await new Response(await stock.renderToReadableStream(page)).text(),
    )
  })

  it('passes text between tags through an option, after it is escaped, and nothing else', async () => {
    const text = '2 < 3'
    const page = createElement(
      'html',
      { title: text },
      createElement('head', null, createElement('title', null, text), createElement('style', null, text)),
      createElement(
        'body',
        null,
        createElement('p', null, text, 7),
        createElement('b', null, text),
        createElement('a', null, text),
        createElement('button', { type: 'submit', value: text }, text),
        createElement('form', null, text),
        createElement('svg', null, createElement('title', null, text), createElement('text', null, text)),
        createElement('textarea', { defaultValue: text }),
        createElement('select', null, createElement('option', null, text)),
        createElement('i', { dangerouslySetInnerHTML: { __html: text } }),
      ),
    )
    const typesetText = (escaped: string) => `[${escaped}]`
    const options = { typesetText, onError: () => undefined }
    const html = await new Response(await batched.renderToReadableStream(page, options)).text()
    const plain = await new Response(await stock.renderToReadableStream(page)).text()
    const set = '[2 &lt; 3]'
    expect(html).toContain(`<p>${set}<!-- -->[7]</p><b>${set}</b><a>${set}</a>`)
    expect(html).toContain(`value="2 &lt; 3">${set}</button><form>${set}</form>`)
    expect(html).toContain(`<title>2 &lt; 3</title><text>${set}</text>`)
    expect(html.replaceAll('[7]', '7').replaceAll(set, '2 &lt; 3')).toBe(plain)
    expect(html.split('[')).toHaveLength(8)
  })

  it('copies markup that was encoded beforehand, of any length and between text of any letters', async () => {
    const part = '<b>Zürich “東京” 🗼</b>'
    const page = (markup: string) =>
      createElement(
        'ul',
        null,
        WORDS,
        ...[1, 20_000, 1, 0].map((count, index) =>
          createElement(
            'li',
            { key: index, title: WORDS },
            createElement('i', { dangerouslySetInnerHTML: insertMarkup(markup.repeat(count)) }),
            WORDS,
          ),
        ),
      )
    const encoded = createElement('p', { dangerouslySetInnerHTML: insertMarkup(encodeMarkup(part)) })
    const large = createElement('p', {
      dangerouslySetInnerHTML: insertMarkup(encodeMarkup(part.repeat(20_000))),
    })
    const all = createElement('div', null, WORDS, encoded, WORDS, large, encoded, page(part), large)
    const read = async ({ renderToReadableStream: render }: Renderer) =>
      new Response(await render(all)).text()
    const html = await read(batched)
    expect(html).toBe(await read(stock))
    expect(html).toContain(`<p>${part}</p>`)
    expect(html).not.toContain('\u{1}')
  })

  it('never mixes two pages that are rendered concurrently', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => pieces(batched, 2)))
    expect(new Set(pages.map((page) => page.join(''))).size).toBe(1)
  })

  it('rejects an unknown version of React', () => {
    expect(() => batchStream(CODE.replace('function stringToChunk', 'function toChunk'))).toThrow(
      'does not contain exactly 1 of',
    )
    expect(() => batchStream(`${CODE}\nvar more = chunk.byteLength`)).toThrow(
      'counts bytes in an unknown place',
    )
  })
})
