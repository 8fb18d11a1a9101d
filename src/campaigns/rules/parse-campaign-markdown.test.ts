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
    '[x](http://plain.example)',
    '![x](https://tracker.example/pixel.gif)',
    '![x](/images/x.svg)',
    '- a\n  - b',
    '    code',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('reports a problem in %j and drops the unsafe part', (markdown) => {
    const { blocks, problems } = parse(markdown)
    expect(problems).not.toEqual([])
    for (const href of collectLinks(blocks)) expect(href).toMatch(/^(https:\/\/|\/[^/\\])/)
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
      '| a | b |\n|---|---|\n'.concat('| c | d |\n'.repeat(5000)),
    ])
      expect(parse(input).blocks).toBeDefined()
    expect(performance.now() - startedMs).toBeLessThan(20_000)
  })

  it('parses a table as a paragraph, and rejects text with too many marks', () => {
    expect(parse('| a | b |\n|---|---|\n| c | d |').blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
    expect(parse('**a'.repeat(2000)).problems).toEqual([expect.stringContaining('too many marks')])
    expect(parse('- one\n- *two*\n\n> said\n'.repeat(100)).problems).toEqual([])
  })
})
