import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRunbooks } from './read-runbooks.ts'
import { runbookMarkup } from './runbook-markup.ts'

describe('runbooks', () => {
  it('are the chapters of docs/operations.md, each with an address of its own', () => {
    const runbooks = readRunbooks(resolve(import.meta.dirname, '../../..'))
    const ids = runbooks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('dead-letters')
    for (const { html } of runbooks) expect(html).not.toMatch(/<script|^\|/m)
  })

  it('have tables, code and links of the site, and no markup of their own', () => {
    const html = runbookMarkup(
      'See [this](adr/0001.md) or [that](https://example.org/).\n\n| a | b |\n| --- | --- |\n| `x` | 1 \\| 2 |\n\n<script>alert(1)</script>',
    )
    expect(html).toContain('See this or <a href="https://example.org/">that</a>.')
    expect(html).toContain('<th scope="col">a</th>')
    expect(html).toContain('<td><code>x</code></td><td>1 | 2</td>')
    expect(html).not.toContain('script')
  })
})
