import { describe, expect, it } from 'vitest'
import { parseRobots } from './robots-rules.ts'

const PRODUCT = 'Fernway-Link-Check'
const allows = (text: string, path: string): boolean => parseRobots(text, PRODUCT).allowsPath(path)

describe('parseRobots', () => {
  it.each([
    ['an empty file', '', '/a', true],
    ['an empty rule', 'User-agent: *\nDisallow:', '/a', true],
    ['a rule against all bots', 'User-agent: *\nDisallow: /', '/a', false],
    ['rules for other bots', 'User-agent: otherbot\nDisallow: /', '/a', true],
    ['the name of the bot in any case', 'User-Agent: fernway-LINK-check\nDisallow: /a', '/ab', false],
    [
      'the group of the bot before that of all bots',
      `User-agent: *\nDisallow: /\n\nUser-agent: ${PRODUCT}\nDisallow: /b`,
      '/a',
      true,
    ],
    ['several names for one group', `User-agent: x\nUser-agent: ${PRODUCT}\nDisallow: /`, '/', false],
    [
      'two groups for the bot',
      `User-agent: ${PRODUCT}\nDisallow: /a\nUser-agent: ${PRODUCT}\nDisallow: /b`,
      '/b',
      false,
    ],
    ['rules before any name', 'Disallow: /\nUser-agent: x\nDisallow: /', '/', true],
    ['the longest rule', 'User-agent: *\nDisallow: /\nAllow: /guide/', '/guide/x', true],
    ['two rules of equal length', 'User-agent: *\nDisallow: /p\nAllow: /p', '/p', true],
    ['a wildcard', 'User-agent: *\nDisallow: /*/private', '/a/b/private/c', false],
    ['a wildcard without a match', 'User-agent: *\nDisallow: /*/private', '/private', true],
    ['an anchor', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
    ['an anchor with a match', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf/b.pdf', false],
    ['queries', 'User-agent: *\nDisallow: /*?id=', '/a?id=1', false],
    ['escapes', 'User-agent: *\nDisallow: /%7Eana/caf%c3%a9', '/~ana/caf%C3%A9', false],
    ['non-ASCII characters', 'User-agent: *\nDisallow: /café', '/caf%C3%A9', false],
    ['comments and mixed line endings', 'User-agent: * # all\rDisallow: /a # not here\r\n', '/a', false],
    ['an HTML page instead of a robots.txt', '<!doctype html><title>Not found</title>', '/', true],
  ])('applies %s', (_name, text, path, expected) => {
    expect(allows(text, path)).toBe(expected)
  })

  it('reads the crawl delay', () => {
    expect(parseRobots('User-agent: *\nCrawl-delay: 2.5', PRODUCT).crawlDelayS).toBe(2.5)
    expect(parseRobots('User-agent: *\nCrawl-delay: -1\nDisallow: /', PRODUCT).crawlDelayS).toBe(0)
  })

  it('matches hostile patterns in linear time', () => {
    const hostile = `User-agent: *\n${'Disallow: /a*a*a*a*a*a*a*a*a*a*a*a*b\n'.repeat(3000)}`
    const startedMs = performance.now()
    expect(allows(hostile, `/${'a'.repeat(2000)}`)).toBe(true)
    expect(performance.now() - startedMs).toBeLessThan(2000)
  })
})
