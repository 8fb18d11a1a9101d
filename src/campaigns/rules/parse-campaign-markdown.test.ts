import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { collectLinks } from './campaign-blocks.ts'
import { parseCampaignMarkdown } from './parse-campaign-markdown.ts'

const parse = (markdown: string) => parseCampaignMarkdown(markdown, DEFAULT_LOCALE)

describe('parseCampaignMarkdown', () => {
  it('parses the blocks that all mail clients show alike', () => {
    const { blocks, problems } = parse(
      '## One\n\nWords with *care*, **weight** and [a link](/destinations/japan).\n\n- a\n- b\n\n> said\n\n---\n\n![A bay](/images/bay.jpg)\n\ncard: /articles/road-trips/ring-road',
    )
    expect(problems).toEqual([])
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'quote',
      'rule',
      'picture',
      'card',
    ])
    expect(collectLinks(blocks)).toEqual(['/destinations/japan'])
  })

  it.each([
    '<script>alert(1)</script>',
    'in <b>line</b>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](/&#9;/evil.example)',
    '[x](/&#10;/evil.example)',
    '[x](</&#13;/evil.example>)',
    '[x](/a&#10;b)',
    '[x](</a b>)',
    '[x](/&#8206;/evil.example)',
    '[x](/a\\b)',
    '[x](https://bank.example@evil.example/)',
    '[x](https://&#9;evil.example)',
    '[x](https:///evil.example)',
    '[x](mailto:a@b@c.example)',
    '[x](http://plain.example)',
    '![x](https://tracker.example/pixel.gif)',
    '![x](/images/x.svg)',
    '- a\n  - b',
    '    code',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('reports a problem in %j and drops the unsafe part', (markdown) => {
    const { blocks, problems } = parse(markdown)
    expect(problems).not.toEqual([])
    expect(collectLinks(blocks)).toEqual([])
    expect(blocks.some(({ kind }) => kind === 'picture')).toBe(false)
  })

  it('parses pathological input within a time limit', () => {
    const startedMs = performance.now()
    for (const input of [
      '',
      '\u0000',
      '['.repeat(60_000),
      '> '.repeat(30_000),
      '> '.repeat(8).concat('a\n').repeat(3000),
      `${'- '.repeat(100)}a\n`.repeat(280),
      '*'.repeat(60_000),
      '**a'.repeat(20_000),
      '`'.repeat(60_000),
      '[a]('.repeat(400),
      '- a\n'.repeat(15_000),
      '1. a\n'.repeat(12_000),
      '- - - - - - - - a\n'.repeat(3000),
      'a\n\n'.repeat(20_000),
      '# a\n'.repeat(15_000),
      '| a | b |\n|---|---|\n'.concat('| c | d |\n'.repeat(5000)),
    ])
      expect(parse(input).blocks).toBeDefined()
    expect(performance.now() - startedMs).toBeLessThan(8000)
  })

  it('parses a table as a paragraph, and rejects text with too many marks', () => {
    expect(parse('| a | b |\n|---|---|\n| c | d |').blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
    for (const text of [
      '**a'.repeat(2000),
      '- a\n'.repeat(1001),
      '- a\n'.repeat(15_000),
      '- - - a\n'.repeat(700),
      'a\n\n'.repeat(2000),
    ])
      expect(parse(text).problems).toEqual([expect.stringContaining('too many marks')])
    expect(parse('- one\n- *two*\n\n> said\n'.repeat(100)).problems).toEqual([])
  })
})
