import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTypographicQuotes } from '#src/catalogue/schemas/typographic-text.ts'
import { parseMarkdown, renderMarkdown } from './markdown-tree.ts'

const render = (body: string): string => {
  const tree = parseMarkdown(body, { file: 'sample.md', line: 1 })
  return renderMarkdown(tree, tree.root.children)
}

describe('withTypographicQuotes', () => {
  it.each([
    ['"Balak" means mind your back', '“Balak” means mind your back'],
    ["Côte d'Ivoire and Sana'a", 'Côte d’Ivoire and Sana’a'],
    ["the shops' terraces", 'the shops’ terraces'],
    ['say "compteur", or (say "please")', 'say “compteur”, or (say “please”)'],
    ["'Sorry' is enough", '‘Sorry’ is enough'],
    ["the '90s, rock 'n' roll", 'the ’90s, rock ’n’ roll'],
    ['"\'Sorry\' is enough"', '“‘Sorry’ is enough”'],
  ])('converts %s to %s', (typed, printed) => {
    expect(withTypographicQuotes(typed)).toBe(printed)
  })

  it('changes only straight marks, in any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const printed = withTypographicQuotes(text)
        expect(printed).not.toMatch(/["']/)
        expect(printed.length).toBe(text.length)
        expect(withTypographicQuotes(printed)).toBe(printed)
      }),
    )
  })
})

describe('setTypographicQuotes', () => {
  it('considers the text before emphasis and links', () => {
    expect(render('Say "*merci*" and "[yes](/search?q=\'a\')".')).toBe(
      '<p>Say “<em>merci</em>” and “<a href="/search?q=&#x27;a&#x27;">yes</a>”.</p>',
    )
  })
  it('starts over with each paragraph', () => {
    expect(render('one\n\n"two"')).toBe('<p>one</p>\n<p>“two”</p>')
  })
})
