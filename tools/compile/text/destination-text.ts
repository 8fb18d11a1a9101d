import type { Heading, RootContent } from 'mdast'
import { foldText } from '#isomorphic/search/fold-text.ts'
import type { ContentSection } from '#src/catalogue/catalogue-types.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'
import { ITINERARIES, SECTION_PARTS, SECTION_TITLES } from './guide-headings.ts'
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

const ITINERARY_COUNT = 3
/** Water is drinkable in four words; there is no minimum that would make an editor fill space. */
const MIN_WORDS_OF_PART = 4

export type DestinationText = {
  readonly overviewHtml: string
  readonly sections: readonly ContentSection[]
  readonly itineraryTitles: readonly string[]
  readonly wordCount: number
  readonly links: readonly GuideLink[]
  /** Text without markup, for comparisons. */
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

const isPart = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 3

function checkLevels(tree: MarkdownTree, report: ReportError): void {
  let section = ''
  for (const node of tree.root.children) {
    if (node.type !== 'heading') continue
    const title = textOfNode(node).trim()
    if (node.depth === 2) section = title
    if (node.depth === 2 || (isPart(node) && Object.hasOwn(SECTION_PARTS, section))) continue
    const problem = `the heading “${title}” is of level ${node.depth}`
    const expected = `## for a section, or ### inside ${Object.keys(SECTION_PARTS)
      .map((name) => `“${name}”`)
      .join(' and ')}`
    report({ ...lineOfNode(tree, node), problem, expected })
  }
}

/** True if `names` are distinct items of `wanted`, in its order. */
const areInOrder = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.filter((name) => names.includes(name)).join('\n') === names.join('\n')

/**
 * Checks that there are three itineraries with free titles, and that practical sections have known parts, each once, in
 * order, and none of them empty.
 */
function checkParts(
  tree: MarkdownTree,
  { heading, title, content }: Section,
  wanted: readonly string[] | null,
  report: ReportError,
): void {
  const line = lineOfNode(tree, heading)
  const parts = content.filter(isPart)
  if (wanted === null) {
    if (parts.length === ITINERARY_COUNT) return
    const problem = `“${title}” has ${parts.length} headings of level 3`
    report({ ...line, problem, expected: `exactly ${ITINERARY_COUNT}` })
    return
  }
  const names = parts.map((part) => textOfNode(part).trim())
  if (names.length === 0 || !areInOrder(names, wanted)) {
    const problem = `“${title}” has the parts ${names.join(', ') || 'none'}`
    report({ ...line, problem, expected: `some of ### ${wanted.join(', ### ')}, in this order` })
  }
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    const end = next === undefined ? undefined : content.indexOf(next)
    const count = countWords(content.slice(content.indexOf(part), end))
    if (count >= MIN_WORDS_OF_PART) continue
    const problem = `“${names[index]}” has ${count} words`
    report({ ...lineOfNode(tree, part), problem, expected: `${MIN_WORDS_OF_PART} or more` })
  }
}

function checkSections(tree: MarkdownTree, sections: readonly Section[], report: ReportError): void {
  let last = -1
  for (const section of sections) {
    const { heading, title, content } = section
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
      const problem = `“${title}” is in the wrong place`
      report({ ...line, problem, expected: `each section once, in the order ${SECTION_TITLES.join(', ')}` })
    }
    last = Math.max(last, order)
    if (countWords(content) === 0) {
      report({ ...line, problem: `“${title}” is empty`, expected: 'text below the heading' })
    }
    const wanted = SECTION_PARTS[title]
    if (wanted !== undefined) checkParts(tree, section, wanted, report)
  }
}

/** The titles of the itineraries, as displayed. */
function itineraryTitles(sections: readonly Section[]): readonly string[] {
  const section = sections.find(({ title }) => title === ITINERARIES)
  return (section?.content ?? []).filter(isPart).map((part) => textOfNode(part).trim())
}

/** Checks and compiles the body of a destination. `start`: first line of the body. */
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
    itineraryTitles: itineraryTitles(sections),
    wordCount: countWords(tree.root.children),
    links,
    plainText: proseText(tree.root.children),
  }
}
