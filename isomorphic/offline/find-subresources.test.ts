import { describe, expect, it } from 'vitest'
import { findSubresources } from './find-subresources.ts'

describe('findSubresources', () => {
  it('returns scripts, styles, fonts, posters, GPX and KML files, each once', () => {
    const html = `<link rel="stylesheet" href="/assets/main-a.css"/><link rel="preload" href="/fonts/b.woff2"/>
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
      '/destinations/japan.kml',
    ])
  })

  it('returns the pictures of every screen: sources of a picture, posters of videos, sets with several densities', () => {
    const html = `<picture><source media="(max-width: 39.99rem)" srcSet="/posters/a.c12f8e/1x1-print.svg" width="1">
      <img src="/posters/a.c12f8e/hero-print.svg"></picture>
      <img srcset="/images/b.png 1x, /images/b,2.png 2x,/images/b3.png 3x" src=/images/b.png>
      <video poster='/images/c.jpg'><source src="/images/c.mp4"></video>
      <svg><use href="/images/marks.svg#fern"/><use href="#own"/><image xlink:href="/images/d.png"/></svg>`
    expect(findSubresources(html)).toEqual([
      '/posters/a.c12f8e/1x1-print.svg',
      '/posters/a.c12f8e/hero-print.svg',
      '/images/b.png',
      '/images/b,2.png',
      '/images/b3.png',
      '/images/c.jpg',
      '/images/c.mp4',
      '/images/marks.svg',
      '/images/d.png',
    ])
  })

  it('returns icons, the web app manifest and preloads, but no other link', () => {
    const html = `<link rel="icon" href="/favicon.svg"><link rel="apple-touch-icon" href="/icons/a.png">
      <link rel=manifest href=/manifest.webmanifest><link rel="PRELOAD" as="image" imagesrcset="/images/a.png 2x">
      <link rel="canonical" href="/destinations/japan"><link rel="next" href="/places?page=2">
      <link rel="alternate" type="application/atom+xml" href="/feeds/articles.atom">`
    expect(findSubresources(html)).toEqual([
      '/favicon.svg',
      '/icons/a.png',
      '/manifest.webmanifest',
      '/images/a.png',
    ])
  })

  it('returns linked files of every format, but no feeds and no pages', () => {
    const html = `<a href="/destinations/japan.gpx">a</a><a href="/destinations/japan.kml?x=1#y">b</a>
      <a href='/trips/a.ics'>c</a><a href="/where/export" download>d</a><a href="japan.geojson">e</a>
      <a href="/feeds/articles.atom">f</a><a href="/feed.xml">g</a><a href="/destinations/japan">h</a>
      <a href="/destinations/st.lucia/">i</a><a href="/profile/saves/main.csv">j</a>`
    expect(findSubresources(html, '/destinations/japan')).toEqual([
      '/destinations/japan.gpx',
      '/destinations/japan.kml?x=1',
      '/trips/a.ics',
      '/where/export',
      '/destinations/japan.geojson',
    ])
  })

  it('returns what style elements and style attributes refer to', () => {
    const html = `<style>@import '/assets/more.css'; a { background: URL( "/images/a.svg" ) } /* url(/images/no.svg) */
      b { mask: url(#own), url(data:image/svg+xml,%3Csvg/%3E) }</style><p style="background:url('/images/b.svg')">`
    expect(findSubresources(html)).toEqual(['/assets/more.css', '/images/a.svg', '/images/b.svg'])
  })

  it('returns nothing of comments, scripts and texts', () => {
    const html = `<!-- <img src="/posters/a.svg"> --><script>'<img src="/posters/b.svg">'</script>
      <p title='<img src="/posters/c.svg">'>&lt;img src="/posters/d.svg"&gt;</p>`
    expect(findSubresources(html)).toEqual([])
  })

  it('returns one width of each image', () => {
    const set = [640, 1080, 1920].map((w) => `/_image?url=%2Fimages%2Fa.jpg&amp;w=${w}&amp;q=75 ${w}w`)
    const small = '/_image?url=%2Fimages%2Fb.jpg&amp;w=64&amp;q=75 1x'
    const html = `<img srcSet="${set.join(', ')}" src="${set[2]?.split(' ')[0]}"/><img srcset="${small}"/>`
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
