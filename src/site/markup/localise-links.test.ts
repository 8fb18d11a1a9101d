import { describe, expect, it } from 'vitest'
import { localiseLinks, localiseStream } from './localise-links.ts'

const HTML =
  '<p>Tōkyō → <a class="link" href="/places?x=1&amp;y=2#top">All</a> <a aria-label="a > b" href="/">Home</a></p>' +
  '<form method="post" action="/api/newsletter"><button formaction="/search">Go</button></form>' +
  '<a href="/fr/places" hrefLang="fr">Français</a><a href="https://example.org/">x</a><img src="/x.png">' +
  '<a href="/licences.txt">Data</a><link href="/places"><a>no target</a>'
const GERMAN =
  '<p>Tōkyō → <a class="link" href="/de/places?x=1&amp;y=2#top">All</a> <a aria-label="a > b" href="/de">Home</a></p>' +
  '<form method="post" action="/de/api/newsletter"><button formaction="/de/search">Go</button></form>' +
  '<a href="/fr/places" hrefLang="fr">Français</a><a href="https://example.org/">x</a><img src="/x.png">' +
  '<a href="/licences.txt">Data</a><link href="/places"><a>no target</a>'

async function streamed(html: string, size: number): Promise<string> {
  const bytes = new TextEncoder().encode(html)
  const page = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  return new Response(localiseStream(page, 'de')).text()
}

describe('localiseLinks', () => {
  it('adds the prefix to links, forms and buttons, and to nothing else', () => {
    expect(localiseLinks(HTML, 'de')).toBe(GERMAN)
  })

  it('changes nothing the second time, and nothing in English', () => {
    expect(localiseLinks(GERMAN, 'de')).toBe(GERMAN)
    expect(localiseLinks(HTML, 'en')).toBe(HTML)
  })

  it('takes no time over markup that is not closed', () => {
    const start = performance.now()
    localiseLinks('<a "'.repeat(20_000), 'de')
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('localiseStream', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('is the same for chunks of %d bytes', async (size) => {
    expect(await streamed(HTML, size)).toBe(GERMAN)
  })

  it('passes on text that is no markup, and an empty page', async () => {
    expect(await streamed('1 < 2, she said', 4)).toBe('1 < 2, she said')
    expect(await streamed('', 1)).toBe('')
  })
})
