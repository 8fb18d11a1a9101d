import { letterHref, TOKEN_MARK } from '#src/letters/rules/letter-address.ts'
import type { LetterBlock, LetterInline } from '#src/letters/rules/letter-blocks.ts'
import type { LetterMailProps } from './letter-mail.tsx'

const LINE_LENGTH = 72

/** Breaks a paragraph between words; an address longer than a line stays whole. */
function wrap(text: string, first = '', others = first): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ').filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = others + word
    } else line += (isEmpty ? '' : ' ') + word
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

/** A letter in plain text: the same words, addresses written out. */
export function letterText({
  subject,
  blocks,
  cards,
  siteOrigin,
  slug,
}: Omit<LetterMailProps, 'preheader'>): string {
  const words = (inlines: readonly LetterInline[]): string =>
    inlines
      .map((inline) => {
        if (inline.kind === 'text') return inline.text
        if (inline.kind === 'break') return ' '
        const inner = words(inline.children)
        return inline.kind === 'link' ? `${inner} (${letterHref(inline.href, siteOrigin, slug)})` : inner
      })
      .join('')
  const toText = (block: LetterBlock): string => {
    switch (block.kind) {
      case 'heading':
        return wrap(block.level === 2 ? words(block.children).toUpperCase() : words(block.children))
      case 'paragraph':
        return wrap(words(block.children))
      case 'quote':
        return wrap(words(block.children), '> ')
      case 'list':
        return block.items
          .map((item, index) => wrap(words(item), block.isOrdered ? `${index + 1}. ` : '- ', '  '))
          .join('\n')
      case 'rule':
        return '* * *'
      case 'picture':
        return `[${block.alt}]`
      case 'card': {
        const card = cards.get(block.path)
        if (card === undefined) return ''
        const href = letterHref(card.path, siteOrigin, slug)
        return `${card.kind}: ${card.title}\n${wrap(card.summary)}\n${href}`
      }
    }
  }
  const own = (step: string): string => `${siteOrigin}/newsletter/${step}?token=${TOKEN_MARK}`
  const foot = [
    `You asked for this letter at ${new URL(siteOrigin).host}, and confirmed it.`,
    `Unsubscribe:\n${own('unsubscribe')}`,
    `Topics, and how often:\n${own('preferences')}`,
    ...(slug === null ? [] : [`On the site:\n${siteOrigin}/newsletter/letters/${slug}`]),
  ]
  return ['FERNWAY', subject, ...blocks.map(toText).filter((text) => text !== ''), '--', ...foot].join('\n\n')
}
