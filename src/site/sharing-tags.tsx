import { formatLocaleOf } from '#isomorphic/words/locale.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { insertMarkup } from './markup/encoded-markup.ts'
import { CARD_SIZE, cardAddress, type PageCard } from './page-card.ts'
import type { PageHead, StructuredData } from './page-head.ts'
import { SITE_WORDS } from './words/site-words.ts'

export type SharingTagsProps = {
  readonly head: PageHead
  readonly title: string
  /** Absolute canonical URL. */
  readonly address: string
  /** Whether the page has a social card. */
  readonly hasCard: boolean
}

/** Open Graph tags of a page; networks with tags of their own fall back to them. */
export function SharingTags({ head, title, address, hasCard }: SharingTagsProps) {
  const { siteName } = useWords(SITE_WORDS)
  const locale = formatLocaleOf(useLocale()).replace('-', '_')
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={head.isArticle === true ? 'article' : 'website'} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content={hasCard ? 'summary_large_image' : 'summary'} />
    </>
  )
}

type CardTagsProps = { readonly card: PageCard; readonly siteOrigin: string }

/** Open Graph tags of the social card. */
export function CardTags({ card, siteOrigin }: CardTagsProps) {
  const locale = useLocale()
  return (
    <>
      <meta property="og:image" content={siteOrigin + cardAddress(card, locale)} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={`${card.title}. ${card.poster.alt}`} />
    </>
  )
}

/** JSON for a script element: without `<` it cannot end the element or open a comment. */
function structuredDataText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** JSON-LD data blocks for search engines. Browsers do not execute them, so `script-src` does not apply. */
export function StructuredDataBlocks({ blocks }: { readonly blocks: readonly StructuredData[] }) {
  return blocks.map((data) => {
    const text = structuredDataText(data)
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={insertMarkup(text)} />
  })
}
