import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from '#test/support/sample.ts'
import { type ImageHosts, imageAddress } from './image-address.ts'

const HOSTS: ImageHosts = {
  targets: {
    media: 'media.pictures.example',
    static: 'static.pictures.example',
    cms: 'cms.pictures.example',
  },
  legacy: [
    { host: 'media.old.example', folder: '/', target: 'media' },
    { host: 'media-staging.old.example', folder: '/', target: 'media' },
    { host: 'media-qa.old.example:8443', folder: '/', target: 'media' },
    { host: 'assets.old.example', folder: '/', target: 'static' },
    { host: 'storage.example', folder: '/old-media-bucket', target: 'media' },
    { host: 'www.old.example', folder: '/file-sync', target: 'cms' },
  ],
}
const at = (address: string, width: number | null = null, extras = {}): string =>
  imageAddress(address, HOSTS, width, extras)

describe('imageAddress', () => {
  it.each([
    ['https://media.old.example/a/b.jpg', 'https://media.pictures.example/a/b.jpg?auto=format&q=75'],
    ['http://media-staging.old.example/b.jpg', 'https://media.pictures.example/b.jpg?auto=format&q=75'],
    ['https://media-qa.old.example:8443/b.jpg', 'https://media.pictures.example/b.jpg?auto=format&q=75'],
    ['https://assets.old.example/b.png#top', 'https://static.pictures.example/b.png?auto=format&q=75#top'],
    [
      'https://storage.example/old-media-bucket/b.jpg',
      'https://media.pictures.example/old-media-bucket/b.jpg?auto=format&q=75',
    ],
    [
      'https://www.old.example/file-sync/b.jpg',
      'https://cms.pictures.example/file-sync/b.jpg?auto=format&q=75',
    ],
    ['https://cms.pictures.example/b.jpg', 'https://cms.pictures.example/b.jpg?auto=format&q=75'],
  ])('rewrites %s to %s', (address, expected) => {
    expect(at(address)).toBe(expected)
  })

  it.each([
    '',
    ' ',
    'b.jpg',
    '/images/b.jpg',
    '//media.old.example/b.jpg',
    'https://',
    'not an address',
    'data:image/png;base64,AAAA',
    'ftp://media.old.example/b.jpg',
    'https://user@media.old.example/b.jpg',
    'https://elsewhere.example/b.jpg?w=1&z=%20',
    'https://media.old.example.evil.example/b.jpg',
    'https://storage.example/other-bucket/b.jpg',
    'https://www.old.example/file-synchronised/b.jpg',
    'https://media.old.example:444/b.jpg',
  ])('returns "%s" unchanged', (address) => {
    expect(at(address, 640, { fit: 'crop' })).toBe(address)
  })

  it('preserves parameters and their order, adds missing ones, and merges extras last', () => {
    const address = 'https://media.old.example/b.jpg?crop=faces&w=100&auto=compress&auto=enhance'
    expect(at(address, 640)).toBe(
      'https://media.pictures.example/b.jpg?crop=faces&w=100&auto=compress%2Cenhance&q=75',
    )
    expect(at(address, 640, { w: 300, crop: null, fit: 'max', q: null })).toBe(
      'https://media.pictures.example/b.jpg?w=300&auto=compress%2Cenhance&fit=max',
    )
    expect(at('https://media.old.example/b.jpg', 640)).toContain('&w=640')
  })

  it('rewrites nothing without a configured service', () => {
    const address = 'https://media.old.example/b.jpg'
    expect(imageAddress(address, { targets: {}, legacy: HOSTS.legacy }, 640)).toBe(address)
  })

  it('is idempotent, never throws, and rewrites to the configured services only', () => {
    const host = fc.constantFrom(
      ...HOSTS.legacy.map((place) => place.host),
      ...Object.values(HOSTS.targets),
      'x.example',
    )
    const known = fc
      .tuple(
        host,
        fc.webPath(),
        fc.webQueryParameters(),
        fc.constantFrom('', '/file-sync', '/old-media-bucket'),
      )
      .map(([name, path, query, folder]) => `https://${name}${folder}${path}?${query}`)
    const extras = fc.dictionary(
      fc.constantFrom('w', 'q', 'auto', 'fit', 'a b'),
      fc.oneof(fc.string(), fc.nat(), fc.constant(null)),
    )
    const width = fc.option(fc.nat(4000))
    fc.assert(
      fc.property(fc.oneof(known, fc.webUrl(), fc.string()), width, extras, (address, maxWidth, extra) => {
        const once = at(address, maxWidth, extra)
        expect(at(once, maxWidth, extra)).toBe(once)
        if (once === address) return
        expect(Object.values(HOSTS.targets)).toContain(new URL(once).host)
        expect(new URL(once).pathname).toBe(new URL(address).pathname)
        const before = new URL(address).searchParams
        for (const [name, value] of before) {
          if (name !== 'auto' && !(name in extra))
            expect(new URL(once).searchParams.getAll(name)).toContain(value)
        }
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
