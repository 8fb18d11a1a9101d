import type { Blockquote, Heading, Nodes, RootContent } from 'mdast'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { ContentSection } from '#src/catalogue/catalogue-types.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'
import type { GuideLink } from './guide-links.ts'
import {
  checkMarkdown,
  countWords,
  lineOfNode,
  type MarkdownTree,
  parseMarkdown,
  proseText,
  renderMarkdown,
  textOfNode,
} from './markdown-tree.ts'

/** A text with its own headings: a story, a page about the site, the opening of a campaign. */
export type ReadingText = {
  /** The complete markup, including headings with IDs and the pull quote. */
  readonly html: string
  /** The part before the first heading. */
  readonly openingHtml: string
  readonly sections: readonly ContentSection[]
  readonly wordCount: number
  readonly links: readonly GuideLink[]
  /** Text without markup, for comparisons. */
  readonly plainText: string
}

const idOf = (heading: Heading): string => foldText(textOfNode(heading)).replaceAll(' ', '-')
const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const isQuote = (node: Nodes): node is Blockquote => node.type === 'blockquote'

function checkHeadings(tree: MarkdownTree, report: ReportError): void {
  const seen = new Set<string>()
  for (const node of tree.root.children) {
    if (node.type !== 'heading') continue
    const line = lineOfNode(tree, node)
    const title = textOfNode(node).trim()
    if (node.depth !== 2) {
      report({ ...line, problem: `the heading “${title}” is of level ${node.depth}`, expected: '##' })
    }
    if (seen.has(idOf(node))) {
      report({ ...line, problem: `the heading “${title}” occurs twice`, expected: 'a unique heading' })
    }
    seen.add(idOf(node))
  }
}

/** Checks that the pull quote repeats a sentence of the text, because it is hidden from assistive technology. */
function checkQuotes(tree: MarkdownTree, report: ReportError): void {
  const quotes = tree.root.children.filter(isQuote)
  const text = collapseWhitespace(proseOf(tree).map(textOfNode).join(' '))
  for (const [index, quote] of quotes.entries()) {
    const line = lineOfNode(tree, quote)
    if (index > 0) report({ ...line, problem: 'there is a second quote', expected: 'no more than one' })
    if (!text.includes(collapseWhitespace(textOfNode(quote)))) {
      const expected = 'a sentence of the text, word for word'
      report({ ...line, problem: 'the quote is not in the text', expected })
    }
    const beside = [-1, 1].map((step) => tree.root.children[tree.root.children.indexOf(quote) + step])
    if (
      beside.some(
        (node) =>
          node !== undefined &&
          collapseWhitespace(textOfNode(node)).includes(collapseWhitespace(textOfNode(quote))),
      )
    ) {
      report({
        ...line,
        problem: 'the quote is next to the sentence that it repeats',
        expected: 'another paragraph between them',
      })
    }
    if (JSON.stringify(quote).includes('"type":"link')) {
      report({ ...line, problem: 'the quote has a link', expected: 'the link in the text itself' })
    }
  }
}

const proseOf = (tree: MarkdownTree): readonly RootContent[] =>
  tree.root.children.filter((node) => !isQuote(node))

/** Adds IDs to headings, and hides the quote from assistive technology. */
function decorate(node: RootContent): RootContent {
  if (node.type === 'heading') return { ...node, data: { hProperties: { id: idOf(node) } } }
  if (node.type !== 'blockquote') return node
  const hProperties = { className: ['pull-quote'], ariaHidden: 'true' }
  return { ...node, data: { hName: 'div', hProperties } }
}

/**
 * Moves a quote away from a heading, of which it would take the place: to the nearest place between two paragraphs, none
 * of which has the sentence that it repeats. Without such a place it stays.
 */
function betweenParagraphs(nodes: readonly RootContent[]): readonly RootContent[] {
  const at = nodes.findIndex(isQuote)
  const quote = nodes[at]
  const isAtHeading = [nodes[at - 1], nodes[at + 1]].some((node) => node?.type === 'heading')
  if (quote === undefined || !isAtHeading) return nodes
  const others = nodes.toSpliced(at, 1)
  const sentence = collapseWhitespace(textOfNode(quote))
  const isParagraphBeside = (node: RootContent | undefined): boolean =>
    node?.type === 'paragraph' && !collapseWhitespace(textOfNode(node)).includes(sentence)
  const isFree = (place: number): boolean =>
    isParagraphBeside(others[place - 1]) && isParagraphBeside(others[place])
  const places = others.map((_, place) => place).filter(isFree)
  const [nearest = at] = places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at))
  return others.toSpliced(nearest, 0, quote)
}

/**
 * Checks and compiles a text with free headings of level 2.
 * @param start first line of the text in its file
 */
export function compileReadingText(body: string, start: SourceLine, report: ReportError): ReadingText {
  const tree = parseMarkdown(body, start)
  const links = checkMarkdown(tree, report, ['blockquote'])
  checkHeadings(tree, report)
  checkQuotes(tree, report)
  const nodes = betweenParagraphs(tree.root.children).map(decorate)
  const starts = nodes.flatMap((node, index) => (node.type === 'heading' ? [index] : []))
  const sections = starts.flatMap((first, order) => {
    const heading = nodes[first]
    if (heading?.type !== 'heading') return []
    const html = renderMarkdown(tree, nodes.slice(first + 1, starts[order + 1]))
    return [{ id: idOf(heading), title: textOfNode(heading).trim(), html }]
  })
  return {
    html: renderMarkdown(tree, nodes),
    openingHtml: renderMarkdown(tree, nodes.slice(0, starts[0])),
    sections,
    wordCount: countWords(proseOf(tree)),
    links,
    plainText: proseText(proseOf(tree)),
  }
}
