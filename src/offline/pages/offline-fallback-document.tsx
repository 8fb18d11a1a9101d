import { OFFLINE_GUIDES_PATH } from '#isomorphic/offline/offline-names.ts'
import { FernMark } from '#src/site/components/fern-mark.tsx'

export type OfflineFallbackDocumentProps = {
  /** Address of the only stylesheet of this page. */
  readonly stylesheet: string
}

/**
 * The fallback page for a page that is not cached when the network fails. Every device caches it, so it has a small
 * stylesheet of its own and no script; the service worker inserts the downloaded guides into the list.
 */
export function OfflineFallbackDocument({ stylesheet }: OfflineFallbackDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F7F0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101915" />
        <title>No network · Fernway</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <header>
          <a className="logo" href="/" aria-label="Fernway home">
            <FernMark />
            <span>Fernway</span>
          </a>
        </header>
        <main>
          <h1>No network just now</h1>
          <p className="lead">
            This page has to come from far away, and the way there is closed. What is in your pocket needs no
            network.
          </p>
          <ul className="kept" />
          <p>
            {/* The service worker inserts the address that could not be loaded. */}
            <a className="again" href="/">
              Try again
            </a>{' '}
            <a href={OFFLINE_GUIDES_PATH}>All that is in your pocket</a>
          </p>
        </main>
      </body>
    </html>
  )
}
