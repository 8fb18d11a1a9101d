import { describe, expect, it } from 'vitest'
import { parseRobots } from './robots-rules.ts'

const US = 'Fernway-Link-Check'
const may = (text: string, path: string): boolean => parseRobots(text, US).allowsPath(path)

describe('parseRobots', () => {
  it.each([
    ['nothing', '', '/a', true],
    ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['all for all', 'User-agent: *\nDisallow: /', '/a', false],
    ['other programs', 'User-agent: otherbot\nDisallow: /', '/a', true],
    ['us by name, in any case', 'User-Agent: fernway-LINK-check\nDisallow: /a', '/ab', false],
    ['us before all', `User-agent: *\nDisallow: /\n\nUser-agent: ${US}\nDisallow: /b`, '/a', true],
    ['several names for one group', `User-agent: x\nUser-agent: ${US}\nDisallow: /`, '/', false],
    ['two groups for us', `User-agent: ${US}\nDisallow: /a\nUser-agent: ${US}\nDisallow: /b`, '/b', false],
    ['rules before any name', 'Disallow: /\nUser-agent: x\nDisallow: /', '/', true],
    ['the longest rule', 'User-agent: *\nDisallow: /\nAllow: /guide/', '/guide/x', true],
    ['two as long', 'User-agent: *\nDisallow: /p\nAllow: /p', '/p', true],
    ['a star', 'User-agent: *\nDisallow: /*/private', '/a/b/private/c', false],
    ['a star that finds nothing', 'User-agent: *\nDisallow: /*/private', '/private', true],
    ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['an end that is there', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf/b.pdf', false],
    ['queries', 'User-agent: *\nDisallow: /*?id=', '/a?id=1', false],
    ['escapes', 'User-agent: *\nDisallow: /%7Eana/caf%c3%a9', '/~ana/caf%C3%A9', false],
    ['letters beyond ASCII', 'User-agent: *\nDisallow: /café', '/caf%C3%A9', false],
    ['comments and odd line ends', 'User-agent: * # all\rDisallow: /a # not here\r\n', '/a', false],
    ['a page in place of it', '<!doctype html><title>Not found</title>', '/', true],
  ])('applies %s', (_name, text, path, expected) => {
    expect(may(text, path)).toBe(expected)
  })

  it('reads the crawl delay', () => {
    expect(parseRobots('User-agent: *\nCrawl-delay: 2.5', US).crawlDelayS).toBe(2.5)
    expect(parseRobots('User-agent: *\nCrawl-delay: -1\nDisallow: /', US).crawlDelayS).toBe(0)
  })

  it('matches hostile patterns in linear time', () => {
    const hostile = `User-agent: *\n${'Disallow: /a*a*a*a*a*a*a*a*a*a*a*a*b\n'.repeat(3000)}`
    const startedMs = performance.now()
    expect(may(hostile, `/${'a'.repeat(2000)}`)).toBe(true)
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })
})
