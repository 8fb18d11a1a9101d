import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS } from '#isomorphic/images/image-widths.ts'
import { runsOf } from '#test/support/sample.ts'
import { parseImageRequest } from './image-request.ts'
import type { ImageSourceRules } from './image-source.ts'

const ORIGIN = 'https://pictures.example'
const RULES: ImageSourceRules = {
  origins: new Set([
    ORIGIN,
    'https://ports.example:8443',
    'http://localhost:9000',
    'http://plain.example',
    'https://fernway.test',
  ]),
  ownOrigins: new Set(['https://fernway.test']),
  allowsLoopbackHttp: true,
}
const GOOD = '/images/prints/benin.jpg'

function parse(query: string, rules = RULES) {
  return parseImageRequest(new URLSearchParams(query), rules)
}
const refusal = (query: string, rules = RULES): string | null => {
  const verdict = parse(query, rules)
  return verdict.kind === 'refused' ? verdict.message : null
}
const refusalOf = (url: string, rules = RULES): string | null =>
  refusal(`url=${encodeURIComponent(url)}&w=640&q=75`, rules)

describe('parseImageRequest', () => {
  it.each([GOOD, '/images/a.avif', '/images/deep/er/b.gif'])('accepts the own image %s', (path) => {
    expect(parse(`url=${encodeURIComponent(path)}&w=640&q=75`)).toEqual({
      kind: 'accepted',
      request: { source: { kind: 'own', path }, width: 640, quality: 75 },
    })
  })

  it.each([
    [`${ORIGIN}/a.jpg?size=2#top`, `${ORIGIN}/a.jpg?size=2`],
    ['https://ports.example:8443/x', 'https://ports.example:8443/x'],
    ['HTTPS://PICTURES.EXAMPLE:443/a', `${ORIGIN}/a`],
    ['http://localhost:9000/a', 'http://localhost:9000/a'],
  ])('accepts %s of an allowed origin', (url, address) => {
    expect(parse(`url=${encodeURIComponent(url)}&w=16&q=75`)).toMatchObject({
      request: { source: { kind: 'external', address } },
    })
  })

  it('ignores unknown parameters', () => {
    expect(parse(`url=${GOOD}&w=640&q=75&token=secret&W=1`)).toEqual(parse(`url=${GOOD}&w=640&q=75`))
  })

  it.each([
    ['', '"url" parameter is required'],
    ['w=0&q=0', '"url" parameter is required'],
    ['url=&w=640&q=75', '"url" parameter is required'],
    [`url=${GOOD}&url=${GOOD}&w=640&q=75`, '"url" parameter cannot be an array'],
    [`url=/images/${'a'.repeat(3072)}.jpg&w=640&q=75`, '"url" parameter is too long'],
    [`url=${GOOD}&q=75`, '"w" parameter (width) is required'],
    [`url=${GOOD}&w=640&w=640&q=75`, '"w" parameter (width) cannot be an array'],
    [`url=${GOOD}&w=640`, '"q" parameter (quality) is required'],
    [`url=${GOOD}&w=640&q=75&q=75`, '"q" parameter (quality) cannot be an array'],
    [`url=${GOOD}&w=641&q=0`, '"q" parameter (quality) must be an integer between 1 and 100'],
    [`url=${GOOD}&w=641&q=75`, '"w" parameter (width) of 641 is not allowed'],
    [`url=${GOOD}&w=256&q=75`, '"w" parameter (width) of 256 is not allowed'],
    [`url=${GOOD}&w=640&q=74`, '"q" parameter (quality) of 74 is not allowed'],
  ])('refuses %s', (query, text) => {
    expect(refusal(query)).toBe(text)
  })

  it.each([
    '0',
    '-640',
    '+640',
    '0640',
    '640.0',
    '6e2',
    '0x280',
    ' 640',
    '640 ',
    '６４０',
    'NaN',
    'Infinity',
    '9'.repeat(500),
  ])('refuses the width "%s"', (width) => {
    expect(refusal(`url=${GOOD}&w=${encodeURIComponent(width)}&q=75`)).toBe(
      '"w" parameter (width) must be an integer greater than 0',
    )
  })

  it.each(['0', '101', '-1', '075', '75.0', ' 75', 'x', '1e2'])('refuses the quality "%s"', (quality) => {
    expect(refusal(`url=${GOOD}&w=640&q=${encodeURIComponent(quality)}`)).toBe(
      '"q" parameter (quality) must be an integer between 1 and 100',
    )
  })

  it.each([
    ['//pictures.example/a.jpg', 'cannot be a protocol-relative URL (//)'],
    ['/_image?url=/images/a.jpg&w=16&q=75', 'cannot be recursive'],
    ['/_IMAGE', 'cannot be recursive'],
    [`${ORIGIN}/_image?url=x`, 'cannot be recursive'],
    ['/', 'is not allowed'],
    ['/favicon.svg', 'is not allowed'],
    ['/images/../api/auth/profile', 'is not allowed'],
    ['/images/%2e%2e/secret.jpg', 'is not allowed'],
    ['/images/a.svg', 'is not allowed'],
    ['/images/a.jpg?x=1', 'is not allowed'],
    ['/images//a.jpg', 'is not allowed'],
    ['/\\pictures.example/a.jpg', 'is not allowed'],
    ['/IMAGES/a.jpg', 'is not allowed'],
    ['images/a.jpg', 'is invalid'],
    ['file:///etc/passwd', 'is invalid'],
    ['data:image/png;base64,AAAA', 'is invalid'],
    ['javascript:alert(1)', 'is invalid'],
    ['ftp://pictures.example/a.jpg', 'is invalid'],
    ['https://', 'is invalid'],
    ['ht\ntps://pictures.example/a', 'is invalid'],
    ['https:\\\\pictures.example\\a', 'is invalid'],
    [' https://pictures.example/a', 'is invalid'],
    ['https://user@pictures.example/a', 'is not allowed'],
    ['https://user:secret@pictures.example/a', 'is not allowed'],
    ['http://pictures.example/a', 'is not allowed'],
    ['http://plain.example/a', 'is not allowed'],
    ['https://pictures.example:8443/a', 'is not allowed'],
    ['https://pictures.example./a', 'is not allowed'],
    ['https://a.pictures.example/a', 'is not allowed'],
    ['https://pictures.example.evil.example/a', 'is not allowed'],
    ['https://evilpictures.example/a', 'is not allowed'],
    ['https://pictures.example@evil.example/a', 'is not allowed'],
    ['http://169.254.169.254/latest/meta-data', 'is not allowed'],
    ['http://127.0.0.1/', 'is not allowed'],
    ['http://[::1]/', 'is not allowed'],
    ['http://2130706433/', 'is not allowed'],
    ['http://localhost/', 'is not allowed'],
    ['https://fernway.test/images/a.jpg', 'is not allowed'],
  ])('refuses the source %s', (url, reason) => {
    expect(refusalOf(url)).toBe(`"url" parameter ${reason}`)
  })

  it('accepts http of the loopback host only when the configuration allows it', () => {
    expect(refusalOf('http://localhost:9000/a', { ...RULES, allowsLoopbackHttp: false })).not.toBeNull()
  })

  it('accepts allowed sources only, and refuses others with a short message', () => {
    const piece = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(GOOD, `${ORIGIN}/a`, '//', '\\', '@', '..', '%2f', '640', '75', '\u0000'),
    )
    const text = fc.array(piece, { maxLength: 3 }).map((parts) => parts.join(''))
    const parameter = fc.tuple(
      fc.constantFrom('url', 'w', 'q', 'x'),
      fc.oneof(text, fc.constantFrom('640', '75', GOOD)),
    )
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 6 }), (parameters) => {
        const verdict = parseImageRequest(
          new URLSearchParams(parameters.map(([name, value]) => [name, value])),
          RULES,
        )
        if (verdict.kind === 'refused') {
          expect(new TextEncoder().encode(verdict.message).byteLength).toBeLessThanOrEqual(200)
          return
        }
        const { source, width, quality } = verdict.request
        expect(IMAGE_WIDTHS).toContain(width)
        expect(quality).toBe(75)
        if (source.kind === 'own') expect(source.path).toMatch(/^\/images\/[a-z0-9/-]+\.[a-z]+$/)
        else expect(RULES.origins.has(new URL(source.address).origin)).toBe(true)
      }),
      { numRuns: runsOf(10_000) },
    )
  })
})
