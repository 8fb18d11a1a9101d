import { describe, expect, it } from 'vitest'
import { findSubresources } from './find-subresources.ts'

describe('findSubresources', () => {
  it('returns scripts, styles, fonts, posters and GPX files, each once', () => {
    const html = `<link rel="stylesheet" href="/assets/main-a.css"/><link href="/fonts/b.woff2"/>
      <script src="/assets/entry-c.js"></script><link rel="icon" href="/favicon.svg"/>
      <img src="/posters/japan.1a2b3c/1x1-thumb.svg"/><img src="/posters/japan.1a2b3c/1x1-thumb.svg"/>
      <a href="/destinations/japan.gpx">GPX</a><a href="/destinations/japan.kml">KML</a><a href="/destinations/japan/kyoto">`
    expect(findSubresources(html)).toEqual([
      '/assets/main-a.css',
      '/fonts/b.woff2',
      '/assets/entry-c.js',
      '/favicon.svg',
      '/posters/japan.1a2b3c/1x1-thumb.svg',
      '/destinations/japan.gpx',
    ])
  })

  it('returns one width of each image', () => {
    const set = [640, 1080, 1920].map((w) => `/_image?url=%2Fimages%2Fa.jpg&amp;w=${w}&amp;q=75 ${w}w`)
    const small = '/_image?url=%2Fimages%2Fb.jpg&amp;w=64&amp;q=75 1x'
    const html = `<img srcSet="${set.join(', ')}" src="x"/><img srcset="${small}" src="y"/>`
    expect(findSubresources(html)).toEqual([
      '/_image?url=%2Fimages%2Fa.jpg&w=1080&q=75',
      '/_image?url=%2Fimages%2Fb.jpg&w=64&q=75',
    ])
  })

  it('ignores other sites and private pages', () => {
    const html =
      '<img src="https://media.example.org/a.jpg"/><img src="//evil/posters/x.svg"/><a href="/profile/saves">'
    expect(findSubresources(html)).toEqual([])
  })
})
