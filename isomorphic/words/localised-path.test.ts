import { describe, expect, it } from 'vitest'
import { localiseHref, splitLanguage } from './localised-path.ts'

describe('splitLanguage', () => {
  it.each([
    ['/de', 'de', '/'],
    ['/de/places', 'de', '/places'],
    ['/fr/destinations/japan/kyoto', 'fr', '/destinations/japan/kyoto'],
    // Redirected to /de, which is canonical.
    ['/de/', 'en', '/de/'],
    ['/', 'en', '/'],
    ['/places', 'en', '/places'],
    ['/destinations/japan', 'en', '/destinations/japan'],
    // Not offered, unknown, another case, part of a longer name.
    ['/it/places', 'en', '/it/places'],
    ['/en/places', 'en', '/en/places'],
    ['/pl', 'en', '/pl'],
    ['/DE/places', 'en', '/DE/places'],
    ['/dex', 'en', '/dex'],
    ['/den/haag', 'en', '/den/haag'],
    // Only one prefix is a language.
    ['/de/fr/places', 'de', '/fr/places'],
    ['/de//evil.example', 'de', '//evil.example'],
  ])('%s is %s, %s', (path, tag, rest) => {
    expect(splitLanguage(path, 'de,fr')).toEqual({ tag, path: rest })
  })

  it('finds no language when none is offered', () => {
    expect(splitLanguage('/de/places', '')).toEqual({ tag: 'en', path: '/de/places' })
  })
})

describe('localiseHref', () => {
  it.each([
    ['/', '/de'],
    ['/?a=1', '/de?a=1'],
    ['/#main', '/de#main'],
    ['/places', '/de/places'],
    ['/search?q=a.b', '/de/search?q=a.b'],
    ['/destinations/japan#sights', '/de/destinations/japan#sights'],
    ['/api/auth/login?returnTo=%2Fplaces', '/de/api/auth/login?returnTo=%2Fplaces'],
    ['/feeds/articles.atom', '/de/feeds/articles.atom'],
    ['/feeds/articles.rss', '/de/feeds/articles.rss'],
    ['/where/in/may.atom', '/de/where/in/may.atom'],
    ['/design', '/de/design'],
  ])('%s becomes %s', (href, localised) => {
    expect(localiseHref('de', href)).toBe(localised)
    // Twice is once.
    expect(localiseHref('de', localised)).toBe(localised)
  })

  it.each([
    'https://example.org/a',
    '//example.org/a',
    'mailto:a@example.org',
    '#sights',
    '',
    '/assets/main.css',
    '/destinations/japan.gpx',
    '/posters/benin.0123ab/4x5-print.svg',
    '/licences.txt',
    '/desk',
    '/desk/letters?done=1',
    '/fr/places',
  ])('%s stays as it is', (href) => {
    expect(localiseHref('de', href)).toBe(href)
  })

  it('changes no English address', () => {
    expect(localiseHref('en', '/places')).toBe('/places')
  })
})
