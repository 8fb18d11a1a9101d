import { pickWords } from '#isomorphic/words/catalogue.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { archivePath, resolveCampaignHref, TOKEN_PLACEHOLDER } from '#src/campaigns/rules/campaign-address.ts'
import type { CampaignBlock, CampaignInline } from '#src/campaigns/rules/campaign-blocks.ts'
import type { CampaignMailProps } from './campaign-mail.tsx'
import { CAMPAIGN_MAIL_WORDS } from './words/campaign-mail-words.ts'

const LINE_LENGTH = 72

/** Wraps a paragraph between words; a URL longer than a line is not broken. */
function wrapText(text: string, first = '', others = first): string {
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

/** A campaign in plain text, with URLs written out. */
export function renderCampaignText({
  subject,
  blocks,
  cards,
  siteOrigin,
  slug,
  locale,
}: Omit<CampaignMailProps, 'preheader'>): string {
  const words = pickWords(CAMPAIGN_MAIL_WORDS, locale)
  const inlinesToText = (inlines: readonly CampaignInline[]): string =>
    inlines
      .map((inline) => {
        if (inline.kind === 'text') return inline.text
        if (inline.kind === 'break') return ' '
        const inner = inlinesToText(inline.children)
        return inline.kind === 'link'
          ? `${inner} (${resolveCampaignHref(inline.href, siteOrigin, slug, locale)})`
          : inner
      })
      .join('')
  const toText = (block: CampaignBlock): string => {
    switch (block.kind) {
      case 'heading':
        return wrapText(
          block.level === 2 ? inlinesToText(block.children).toUpperCase() : inlinesToText(block.children),
        )
      case 'paragraph':
        return wrapText(inlinesToText(block.children))
      case 'quote':
        return wrapText(inlinesToText(block.children), '> ')
      case 'list':
        return block.items
          .map((item, index) =>
            wrapText(inlinesToText(item), block.isOrdered ? `${index + 1}. ` : '- ', '  '),
          )
          .join('\n')
      case 'rule':
        return '* * *'
      case 'picture':
        return `[${block.alt}]`
      case 'card': {
        const card = cards.get(block.path)
        if (card === undefined) return ''
        const href = resolveCampaignHref(card.path, siteOrigin, slug, locale)
        return `${card.kind}: ${card.title}\n${wrapText(card.summary)}\n${href}`
      }
    }
  }
  const pageHref = (path: string): string => siteOrigin + localiseHref(locale, path)
  const subscriberLink = (step: string): string => pageHref(`/newsletter/${step}?token=${TOKEN_PLACEHOLDER}`)
  const footer = [
    words.signedUpAt(new URL(siteOrigin).host),
    `${words.unsubscribe}:\n${subscriberLink('unsubscribe')}`,
    `${words.preferences}:\n${subscriberLink('preferences')}`,
    ...(slug === null ? [] : [`${words.readOnSite}:\n${pageHref(archivePath(slug))}`]),
  ]
  return ['FERNWAY', subject, ...blocks.map(toText).filter((text) => text !== ''), '--', ...footer].join(
    '\n\n',
  )
}
