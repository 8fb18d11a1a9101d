/** A run of words in a letter. */
export type CampaignInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly CampaignInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly CampaignInline[] }

/** What a letter is made of: as much as mail programs show alike. */
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

/** What a card shows, from the catalogue as it is now. */
export type CampaignCard = {
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Guide or story, and of what. */
  readonly kind: string
  /** Root-relative address of its picture, and what that shows. */
  readonly picture: string
  readonly alt: string
}

/** The words of a run, without their looks. */
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

/** Every address that a letter's words lead to, in their order; those of cards are not among them. */
export function collectLinks(blocks: readonly CampaignBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(collectInlineLinks)
    return 'children' in block ? collectInlineLinks(block.children) : []
  })
}

/** The paths of a letter's cards, in their order. */
export const collectCardPaths = (blocks: readonly CampaignBlock[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'card' ? [block.path] : []))
