import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRunbooks } from './read-runbooks.ts'
import { runbookMarkup } from './runbook-markup.ts'

describe('readRunbooks', () => {
  it('returns the chapters of docs/operations.md, each with a unique ID', () => {
    const runbooks = readRunbooks(resolve(import.meta.dirname, '../../..'))
    const ids = runbooks.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('dead-letters')
    for (const { html } of runbooks) expect(html).not.toMatch(/<script|^\|/m)
  })

  it('has the words that operators search for in the titles of chapters', () => {
    const titles = readRunbooks(resolve(import.meta.dirname, '../../..'))
      .map(({ title }) => title)
      .join('\n')
    for (const word of ['Incident', 'Roll back', 'Rotate', 'Restore', 'Leaked', 'Alarms', 'Backups', 'Costs'])
      expect(titles).toContain(word)
  })

  it('renders tables, code and links of the site, and no raw HTML', () => {
    const html = runbookMarkup(
      'See [this](adr/0001.md) or [that](https://example.org/).\n\n| a | b |\n| --- | --- |\n| `x` | 1 \\| 2 |\n\n<script>alert(1)</script>',
    )
    expect(html).toContain('See this or <a href="https://example.org/">that</a>.')
    expect(html).toContain('<th scope="col">a</th>')
    expect(html).toContain('<td><code>x</code></td><td>1 | 2</td>')
    expect(html).not.toContain('script')
  })
})
