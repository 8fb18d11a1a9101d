/** Inline text of a campaign. */
export type CampaignInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly CampaignInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly CampaignInline[] }

/** The blocks of a campaign: only what all mail clients show alike. */
export type CampaignBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly CampaignInline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly children: readonly CampaignInline[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly CampaignInline[])[]
    }
  | { readonly kind: 'rule' }
  | { readonly kind: 'picture'; readonly source: string; readonly alt: string }
  /** A guide or a story, by its path. */
  | { readonly kind: 'card'; readonly path: string }

/** Content of a card, from the current catalogue. */
export type CampaignCard = {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Guide or story, and its country or topic. */
  readonly kind: string
  /** Root-relative URL of its image, and the alternative text. */
  readonly picture: string
  readonly alt: string
}

/** The plain text of inline elements. */
export function inlinesToPlainText(inlines: readonly CampaignInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? ' ' : inlinesToPlainText(inline.children)
    })
    .join('')
}

function collectInlineLinks(inlines: readonly CampaignInline[]): readonly string[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'link') return [inline.href, ...collectInlineLinks(inline.children)]
    return 'children' in inline ? collectInlineLinks(inline.children) : []
  })
}

/** All link targets of the text in document order, without those of cards. */
export function collectLinks(blocks: readonly CampaignBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(collectInlineLinks)
    return 'children' in block ? collectInlineLinks(block.children) : []
  })
}

/** The paths of all cards in document order. */
export const collectCardPaths = (blocks: readonly CampaignBlock[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'card' ? [block.path] : []))
