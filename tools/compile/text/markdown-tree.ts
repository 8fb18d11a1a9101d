import { toHtml } from 'hast-util-to-html'
import type { Definition, Link, Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { OPT_OUT_PAGE } from '#src/measuring/consent-pages.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'
import { checkVoice } from './check-voice.ts'
import type { GuideLink } from './guide-links.ts'
import { checkLiteralMarkup } from './literal-markup.ts'
import { setTypographicQuotes } from './typographic-quotes.ts'

/** A parsed body with its first line. */
export type MarkdownTree = { readonly root: Root; readonly start: SourceLine }

const ALLOWED = new Set<Nodes['type']>([
  'root',
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'list',
  'listItem',
  'link',
  'linkReference',
  'definition',
  'heading',
  'break',
])
const NAMES: Readonly<Partial<Record<Nodes['type'], string>>> = { html: 'raw HTML', image: 'an image' }
const SAFE_HREF = /^(?:\/(?!\/)|https:\/\/)/

/** Parses a body; straight quotes become typographic ones. */
export function parseMarkdown(body: string, start: SourceLine): MarkdownTree {
  const root = fromMarkdown(body)
  setTypographicQuotes(root)
  return { root, start }
}

/** The position of a node in its file. */
export function lineOfNode({ start }: MarkdownTree, node: Nodes): SourceLine {
  return { file: start.file, line: start.line + (node.position?.start.line ?? 1) - 1 }
}

function everyNode(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(everyNode)] : [node]
}

/** The displayed text of a node. */
export function textOfNode(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(textOfNode).join('') : ''
}

/** The text of nodes without headings. */
export function proseText(nodes: readonly Nodes[]): string {
  return nodes
    .filter((node) => node.type !== 'heading')
    .map(textOfNode)
    .join(' ')
}

export function countWords(nodes: readonly Nodes[]): number {
  return proseText(nodes)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function isLink(node: Nodes): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition'
}

type NodeType = Nodes['type']

function checkNode(
  tree: MarkdownTree,
  node: Nodes,
  isAllowed: (type: NodeType) => boolean,
  report: ReportError,
): void {
  const line = lineOfNode(tree, node)
  if (!isAllowed(node.type)) {
    const problem = `${NAMES[node.type] ?? `a ${node.type}`} is not used in the guide`
    report({ ...line, problem, expected: 'paragraphs, emphasis, lists and links' })
  }
  if (node.type === 'text') {
    checkVoice(node.value, line, report)
    checkLiteralMarkup(node, line, report)
  }
  if (node.type === 'link' && textOfNode(node).trim() === '') {
    report({ ...line, problem: `the link to ${node.url} has no text`, expected: 'words to click on' })
  }
  if (isLink(node) && !SAFE_HREF.test(node.url)) {
    report({
      ...line,
      problem: `the link ${node.url} is not allowed`,
      expected: 'an address that begins with / or https://',
    })
  }
}

/**
 * Reports nodes, links and words that the guide does not use, and returns the links.
 * @param also further kinds of node that this text may contain
 */
export function checkMarkdown(
  tree: MarkdownTree,
  report: ReportError,
  also: readonly NodeType[] = [],
): readonly GuideLink[] {
  const isAllowed = (type: NodeType): boolean => ALLOWED.has(type) || also.includes(type)
  const nodes = everyNode(tree.root)
  for (const node of nodes) checkNode(tree, node, isAllowed, report)
  return nodes.flatMap((node) =>
    isLink(node) && SAFE_HREF.test(node.url) ? [{ ...lineOfNode(tree, node), href: node.url }] : [],
  )
}

/** Links to the opt-out page always open in a new tab (S2.1). */
const OPT_OUT_LINK = new RegExp(`(<a href="${OPT_OUT_PAGE.path}")>(.*?)</a>`, 'gs')
const IN_NEW_TAB = '<span class="visually-hidden"> (opens in a new tab)</span>'

/** Safe markup of some nodes of a tree; link definitions may be anywhere in the tree. */
export function renderMarkdown(tree: MarkdownTree, nodes: readonly RootContent[]): string {
  const definitions = tree.root.children.filter((node) => node.type === 'definition')
  const shown = nodes.filter((node) => node.type !== 'definition')
  const html = toHtml(toHast({ type: 'root', children: [...shown, ...definitions] })).trim()
  return html.replaceAll(OPT_OUT_LINK, `$1 target="_blank" rel="noopener">$2${IN_NEW_TAB}</a>`)
}
