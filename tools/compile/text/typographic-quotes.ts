import type { Nodes } from 'mdast'
import { withTypographicQuotes } from '#src/catalogue/schemas/typographic-text.ts'

/** Converts all text of a Markdown tree in place; URLs are unchanged. */
export function setTypographicQuotes(root: Nodes): void {
  let before = ''
  const visit = (node: Nodes): void => {
    if (node.type === 'text') {
      node.value = withTypographicQuotes(node.value, before)
      before = node.value.slice(-1)
    }
    if (node.type === 'paragraph' || node.type === 'heading') before = ''
    if (node.type === 'break') before = ' '
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
}
