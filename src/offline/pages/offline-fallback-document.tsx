import { OFFLINE_GUIDES_PATH } from '#isomorphic/offline/offline-names.ts'
import { textDirectionOf } from '#isomorphic/words/locale.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { OFFLINE_WORDS } from '#src/offline/words/offline-words.ts'
import { FernMark } from '#src/site/components/fern-mark.tsx'

export type OfflineFallbackDocumentProps = {
  /** Address of the only stylesheet of this page. */
  readonly stylesheet: string
  /** Build of the site, which client/offline/fetch-current-build.ts reads. */
  readonly build: string
}

/**
 * The fallback page for a page that is not cached when the network fails. Every device caches it, so it has a small
 * stylesheet of its own and no script; the service worker inserts the downloaded guides into the list.
 */
export function OfflineFallbackDocument({ stylesheet, build }: OfflineFallbackDocumentProps) {
  const locale = useLocale()
  const words = useWords(OFFLINE_WORDS).fallback
  return (
    <html lang={locale} dir={textDirectionOf(locale)} data-build={build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F7F0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101915" />
        <title>{words.documentTitle}</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header>
          <a className="logo" href="/" aria-label={words.home}>
            <FernMark />
            <span>{words.siteName}</span>
          </a>
        </header>
        <main>
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <p className="kept-note">{words.guides}</p>
          <ul className="kept" />
          <p>
            {/* The service worker inserts the address that could not be loaded. */}
            <a className="again" href="/">
              {words.retry}
            </a>{' '}
            <a className="all-guides" href={OFFLINE_GUIDES_PATH}>
              {words.allGuides}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
