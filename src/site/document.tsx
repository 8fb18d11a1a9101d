import type { ClientAssets } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import type { MeasuringSettings } from '#isomorphic/measuring/measuring-settings.ts'
import { type TranslatedTag, textDirectionOf } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { AddressTags, pageAddress } from './address-tags.tsx'
import { EntryScript } from './entry-script.tsx'
import { MeasuringMeta } from './measuring-meta.tsx'
import type { PageCard } from './page-card.ts'
import type { PageHead } from './page-head.ts'
import { CardTags, SharingTags, StructuredDataBlocks } from './sharing-tags.tsx'
import { SITE_WORDS } from './words/site-words.ts'

export type DocumentProps = {
  readonly head: PageHead
  readonly assets: ClientAssets
  readonly siteOrigin: string
  /** Null for pages without a social card. */
  readonly card: PageCard | null
  /** Languages in which the page is translated, besides English. */
  readonly languages: readonly TranslatedTag[]
  /** Origins allowed by the image proxy, for scripts that show a visitor's avatar. */
  readonly imageOrigins: readonly string[]
  readonly measuring: MeasuringSettings
  /** Whether guides can be downloaded for offline use (`POCKET`). */
  readonly hasOfflineGuides: boolean
  /** Whether parts are streamed later: the script is then `async` and does not wait for them. */
  readonly isStreamed: boolean
  /** Whether scripts of saves, trips and offline guides run on the page. */
  readonly hasTools: boolean
  readonly children: ReactNode
}

/** For whom the second style sheet is; the narrow screen is one with very large text. */
const MODES = 'print, (forced-colors: active), (max-width: 16rem)'

/** Search results truncate longer titles. */
const MAX_TITLE_LENGTH = 65

/** Appends the site name to a page's name if both fit and it is not included already. */
function pageTitle({ siteName, document }: (typeof SITE_WORDS)['en'], name: string): string {
  const title = document.title(name)
  return title.length > MAX_TITLE_LENGTH || name.includes(siteName) ? name : title
}

/** The HTML document of every page. */
export function Document({
  head,
  assets,
  siteOrigin,
  card,
  languages,
  imageOrigins,
  measuring,
  hasOfflineGuides,
  isStreamed,
  hasTools,
  children,
}: DocumentProps) {
  const locale = useLocale()
  const words = useWords(SITE_WORDS)
  const title = head.title === null ? words.document.homeTitle : pageTitle(words, head.title)
  const { canonicalPath } = head
  const address = canonicalPath === null ? null : pageAddress(siteOrigin, canonicalPath, locale, languages)
  return (
    <html
      lang={locale}
      dir={textDirectionOf(locale)}
      data-picture-origins={imageOrigins.length === 0 ? undefined : imageOrigins.join(' ')}
      // Printed on every sheet of a page (printed-book.css).
      data-head={head.title ?? undefined}
      data-address={address?.own}
      data-no-pocket={hasOfflineGuides ? undefined : ''}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        {address === null || canonicalPath === null ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <AddressTags
              address={address}
              siteOrigin={siteOrigin}
              path={canonicalPath}
              languages={languages}
            />
            <SharingTags head={head} title={title} address={address.own} hasCard={card !== null} />
            {card !== null && <CardTags card={card} siteOrigin={siteOrigin} />}
            <StructuredDataBlocks blocks={head.structuredData ?? []} />
          </>
        )}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F7F0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101915" />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={words.document.storiesFeed}
          href={localiseHref(locale, '/feeds/articles.atom')}
        />
        <MeasuringMeta settings={measuring} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="stylesheet" href={assets.mediaStylesheet} media={MODES} />
        {assets.developmentScripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <EntryScript assets={assets} hasTools={hasTools} isStreamed={isStreamed} />
      </head>
      <body>
        {children}
        <link rel="stylesheet" href={assets.overlayStylesheet} />
      </body>
    </html>
  )
}
