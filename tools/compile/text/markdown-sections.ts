import type { Heading, RootContent } from 'mdast'
import type { ContentSection } from '#src/catalogue/catalogue-types.ts'
import { foldText } from '#src/catalogue/fold-text.ts'
import type { ReportError, SourceLine } from '#tools/compile/content-error.ts'
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

/** The only headings of a destination, in the order in which they come (S3.10). */
export const SECTION_TITLES: readonly string[] = [
  'Why go',
  'When to go',
  'Getting there and around',
  'Eating',
  'Three ways to spend your days',
  'Good to know',
]
const ITINERARIES = 'Three ways to spend your days'
const ITINERARY_COUNT = 3

export type DestinationText = {
  readonly overviewHtml: string
  readonly sections: readonly ContentSection[]
  readonly wordCount: number
  readonly links: readonly GuideLink[]
  /** Words only, for comparing texts. */
  readonly plainText: string
}

type Section = { readonly heading: Heading; readonly title: string; readonly content: readonly RootContent[] }

function splitSections(children: readonly RootContent[]): readonly Section[] {
  const starts = children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  )
  return starts.flatMap((start, order) => {
    const heading = children[start]
    if (heading?.type !== 'heading') return []
    return [
      { heading, title: textOfNode(heading).trim(), content: children.slice(start + 1, starts[order + 1]) },
    ]
  })
}

function checkLevels(tree: MarkdownTree, report: ReportError): void {
  let section = ''
  for (const node of tree.root.children) {
    if (node.type !== 'heading') continue
    const title = textOfNode(node).trim()
    if (node.depth === 2) section = title
    const isItinerary = node.depth === 3 && section === ITINERARIES
    if (node.depth === 2 || isItinerary) continue
    const problem = `the heading “${title}” is of level ${node.depth}`
    const expected = `## for a section, or ### inside “${ITINERARIES}”`
    report({ ...lineOfNode(tree, node), problem, expected })
  }
}

function checkSections(tree: MarkdownTree, sections: readonly Section[], report: ReportError): void {
  let last = -1
  for (const { heading, title, content } of sections) {
    const line = lineOfNode(tree, heading)
    const order = SECTION_TITLES.indexOf(title)
    if (order === -1) {
      report({
        ...line,
        problem: `“${title}” is not a section`,
        expected: `one of ${SECTION_TITLES.join(', ')}`,
      })
      continue
    }
    if (order <= last) {
      const problem = `“${title}” stands in the wrong place`
      report({ ...line, problem, expected: `each section once, in the order ${SECTION_TITLES.join(', ')}` })
    }
    last = Math.max(last, order)
    if (countWords(content) === 0) {
      report({ ...line, problem: `“${title}” is empty`, expected: 'text below the heading' })
    }
    const parts = content.filter((node) => node.type === 'heading' && node.depth === 3)
    if (title === ITINERARIES && parts.length !== ITINERARY_COUNT) {
      const problem = `“${title}” has ${parts.length} headings of level 3`
      report({ ...line, problem, expected: `exactly ${ITINERARY_COUNT}` })
    }
  }
}

/** Checks and compiles the body of a destination. `start`: where the body begins. */
export function compileDestinationText(
  body: string,
  start: SourceLine,
  report: ReportError,
): DestinationText {
  const tree = parseMarkdown(body, start)
  const links = checkMarkdown(tree, report)
  const firstHeading = tree.root.children.findIndex((node) => node.type === 'heading')
  const overview = tree.root.children.slice(0, firstHeading === -1 ? undefined : firstHeading)
  const sections = splitSections(tree.root.children)
  checkLevels(tree, report)
  checkSections(tree, sections, report)
  if (countWords(overview) === 0) {
    report({ ...start, problem: 'there is no text before the first heading', expected: 'opening paragraphs' })
  }
  return {
    overviewHtml: renderMarkdown(tree, overview),
    sections: sections.map(({ title, content }) => ({
      id: foldText(title).replaceAll(' ', '-'),
      title,
      html: renderMarkdown(tree, content),
    })),
    wordCount: countWords(tree.root.children),
    links,
    plainText: proseText(tree.root.children),
  }
}
