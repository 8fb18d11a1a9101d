import { toHtml } from 'hast-util-to-html'
import type { Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'

const CELL_BORDER = /(?<!\\)\|/
const RULE_LINE = /^\|(?:\s*:?-+:?\s*\|)+$/
/** Links between files of the repository have no target on the site. */
const ADDRESS = /^(?:https:\/\/|#)/

function withoutFileLinks(node: Nodes): void {
  if (!('children' in node)) return
  const children = node.children as RootContent[]
  for (const child of children) withoutFileLinks(child)
  node.children = children.flatMap((child) =>
    child.type === 'link' && !ADDRESS.test(child.url) ? (child.children as RootContent[]) : [child],
  ) as typeof node.children
}

/** Renders Markdown without tables; raw HTML is omitted. */
function plainMarkup(markdown: string): string {
  const root: Root = fromMarkdown(markdown)
  withoutFileLinks(root)
  return toHtml(toHast(root))
}

const inlineMarkup = (markdown: string): string => plainMarkup(markdown).replace(/^<p>(.*)<\/p>$/s, '$1')

function cellsOf(line: string): readonly string[] {
  return line
    .split(CELL_BORDER)
    .slice(1, -1)
    .map((cell) => inlineMarkup(cell.trim()))
}

const inlineText = (markup: string): string => markup.replaceAll(/<[^>]*>|"/g, '')

function tableMarkup(lines: readonly string[]): string {
  const [head = '', ...rows] = lines.filter((line) => !RULE_LINE.test(line))
  const row = (line: string, tag: string): string =>
    `<tr>${cellsOf(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`
  const label = inlineText(cellsOf(head).join(', '))
  const headRow = row(head, 'th scope="col"').replaceAll('</th scope="col">', '</th>')
  const body = rows.map((line) => row(line, 'td')).join('')
  const table = `<table class="desk-table"><thead>${headRow}</thead><tbody>${body}</tbody></table>`
  // As in the admin's tables: a scrollable region is focusable and has a name.
  return `<section class="desk-scroll" aria-label="Table: ${label}" tabindex="0">${table}</section>`
}

/** Renders Markdown in the style of the documentation: paragraphs, lists, code, and tables with one line per row. */
export function runbookMarkup(markdown: string): string {
  const blocks = markdown.split(/\n{2,}/)
  const parts: string[] = []
  let prose: string[] = []
  const endProse = (): void => {
    if (prose.length > 0) parts.push(plainMarkup(prose.join('\n\n')))
    prose = []
  }
  for (const block of blocks) {
    if (block.startsWith('|')) {
      endProse()
      parts.push(tableMarkup(block.trim().split('\n')))
    } else prose.push(block)
  }
  endProse()
  return parts.join('\n')
}
