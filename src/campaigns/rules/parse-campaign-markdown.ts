import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import type { en } from '#src/campaigns/words/en.ts'
import { isSafeHref } from './campaign-address.ts'
import type { CampaignBlock, CampaignInline } from './campaign-blocks.ts'

/** A parsed campaign, and what of it cannot be sent. */
export type ParsedCampaign = {
  readonly blocks: readonly CampaignBlock[]
  /** Problems as sentences for the editor; empty when there are none. */
  readonly problems: readonly string[]
}

/** A separate paragraph, such as `card: /destinations/japan/kyoto`. */
const CARD = /^card:\s*(\/[a-z0-9/-]+)$/
const OWN_IMAGE = /^\/(?:images|cards)\/[\w./-]+\.(?:jpe?g|png|gif)$/
const MAX_EXCERPT_LENGTH = 40
/** Parsing Markdown with thousands of marks or deep nesting can last minutes; a campaign has dozens of marks. */
const MAX_MARKS = 1000
const INLINE_MARK = /[*_[`&<]/g
/** Marks of list items and quotes, also several of one line. */
const BLOCK_MARK = /(?:^|[ \t])(?:[-+>]|\d{1,9}[.)])(?=[ \t]|$)/gm
/** Each block costs about as much as a mark. */
const MAX_LINES = 3000
/** Lines that make the text above them a heading, or are a rule: few bytes, and as expensive as several marks. */
const UNDERLINE = /^[ \t]*(?:=+|-+)[ \t]*$/gm
const MAX_UNDERLINES = 200
const DEEPLY_NESTED = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])[ \t]?){9}/m

const truncate = (text: string): string =>
  text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text

/** Collects problems while Markdown is converted. */
type Conversion = { readonly problems: string[]; readonly words: (typeof en)['markdown'] }

/** Converts inline elements; unsupported ones become text and are reported as a problem. */
function toInlines(nodes: readonly PhrasingContent[], conversion: Conversion): readonly CampaignInline[] {
  const { problems, words } = conversion
  return nodes.flatMap((node): readonly CampaignInline[] => {
    switch (node.type) {
      case 'text':
        return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }]
      case 'break':
        return [{ kind: 'break' }]
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children: toInlines(node.children, conversion) }]
      case 'link': {
        const children = toInlines(node.children, conversion)
        if (isSafeHref(node.url)) return [{ kind: 'link', href: node.url, children }]
        problems.push(words.link(truncate(node.url)))
        return children
      }
      case 'inlineCode':
        return [{ kind: 'text', text: node.value }]
      case 'html':
        problems.push(words.html(truncate(node.value)))
        return [{ kind: 'text', text: node.value }]
      default:
        problems.push(words.inline(node.type))
        return []
    }
  })
}

function toBlock(
  node: RootContent | BlockContent | DefinitionContent,
  conversion: Conversion,
): CampaignBlock | null {
  const { problems, words } = conversion
  switch (node.type) {
    case 'heading':
      return {
        kind: 'heading',
        level: node.depth <= 2 ? 2 : 3,
        children: toInlines(node.children, conversion),
      }
    case 'paragraph': {
      const [only, another] = node.children
      if (only?.type === 'text' && another === undefined) {
        const path = CARD.exec(only.value.trim())?.[1]
        if (path !== undefined) return { kind: 'card', path }
      }
      if (only?.type === 'image' && another === undefined) {
        if (OWN_IMAGE.test(only.url)) return { kind: 'picture', source: only.url, alt: only.alt ?? '' }
        problems.push(words.picture(truncate(only.url)))
        return null
      }
      return { kind: 'paragraph', children: toInlines(node.children, conversion) }
    }
    case 'blockquote': {
      const inlines = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : []))
      return { kind: 'quote', children: toInlines(inlines, conversion) }
    }
    case 'list': {
      const items = node.children.map(({ children }) => {
        if (children.some(({ type }) => type !== 'paragraph')) problems.push(words.listItem)
        return toInlines(
          children.flatMap((child) => (child.type === 'paragraph' ? child.children : [])),
          conversion,
        )
      })
      return { kind: 'list', isOrdered: node.ordered === true, items }
    }
    case 'thematicBreak':
      return { kind: 'rule' }
    case 'html':
      problems.push(words.html(truncate(node.value)))
      return { kind: 'paragraph', children: [{ kind: 'text', text: node.value }] }
    default:
      problems.push(words.block(node.type))
      return null
  }
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isExpensive = (markdown: string): boolean =>
  countMatches(markdown, INLINE_MARK) + countMatches(markdown, BLOCK_MARK) > MAX_MARKS ||
  countMatches(markdown, /\n/g) > MAX_LINES ||
  countMatches(markdown, UNDERLINE) > MAX_UNDERLINES ||
  DEEPLY_NESTED.test(markdown)

/**
 * Parses the Markdown of a campaign (docs/adr/0033): headings, paragraphs, lists, quotes, rules, links, images of the
 * site and cards. HTML is never passed through: it becomes text and is reported as a problem.
 * @param locale of the problems
 */
export function parseCampaignMarkdown(markdown: string, locale: Locale): ParsedCampaign {
  const words = pickWords(CAMPAIGNS_WORDS, locale).markdown
  if (isExpensive(markdown)) return { blocks: [], problems: [words.tooManyMarks] }
  const problems: string[] = []
  const blocks = fromMarkdown(markdown)
    .children.map((node) => toBlock(node, { problems, words }))
    .filter((block) => block !== null)
  return { blocks, problems: [...new Set(problems)] }
}
