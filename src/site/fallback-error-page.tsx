import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { COMMON_HEADERS } from '#src/http/security-headers.ts'
import { ConfigError } from '#src/platform/app-error.ts'
import type { ErrorContext } from '#src/platform/errors/error-context.ts'
import { renderMarkup } from './markup/render-markup.ts'
import { SITE_WORDS } from './words/site-words.ts'

/** The request may have failed before its language was known. */
const { siteName, errors } = pickWords(SITE_WORDS, DEFAULT_LOCALE)
/** An empty link address: the current page including its query. */
const CURRENT_ADDRESS = ''

/** Error page without dependencies: no configuration, no catalogue, no stylesheet. */
function FallbackErrorPage({ requestId }: { readonly requestId: string }) {
  return (
    <html lang={DEFAULT_LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{siteName}</title>
      </head>
      <body>
        <main>
          <h1>{errors.message}</h1>
          <p>
            <a href={CURRENT_ADDRESS}>{errors.retry}</a> <a href="/">{errors.home}</a>
          </p>
          <p>{errors.reference(requestId)}</p>
        </main>
      </body>
    </html>
  )
}

/**
 * Responds with an error page of this site to every error that escapes all other handlers, so that the platform's error
 * page is never shown (R10.9).
 * @param facts for the log; the request ID, of letters, digits and dashes, is also on the page
 */
export async function withFallbackErrorPage(
  facts: ErrorContext & { readonly requestId: string },
  handle: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error
    // For operators: the name of the invalid variable, never its value.
    const detail = error instanceof ConfigError ? error.message : undefined
    console.error(JSON.stringify({ level: 'error', code: 'last_resort', name, detail, ...facts }))
    // The renderer itself may be the cause, so a second failure responds with plain text.
    const body = await renderMarkup(<FallbackErrorPage requestId={facts.requestId} />).catch(
      () => errors.message,
    )
    return new Response(body, {
      status: 500,
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    })
  }
}
