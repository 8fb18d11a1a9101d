import type { Context } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale, type LocaleTag } from '#isomorphic/words/locale.ts'
import { splitLanguage } from '#isomorphic/words/localised-path.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { AppError } from '#src/platform/app-error.ts'
import { ErrorPage } from '#src/site/error-page.tsx'
import { SIGN_IN_WORDS } from './words/sign-in-words.ts'

const RETRY_AFTER_S = '5'

/** Loads the text of a language. */
export type LoadLocale = (tag: LocaleTag) => Promise<Locale>

/**
 * Renders the page for a failed sign-in: text of S2.13, the status of the error, no request input (R1.3). Retrying
 * begins a new sign-in. The page is in the language of the return path, because the callback has one address for all
 * languages.
 * @param returnTo path to redirect to after a successful retry
 * @throws the error itself unless it is an AppError
 */
export async function renderSignInFailure(
  c: Context<AppEnv>,
  error: unknown,
  returnTo: string,
  loadLocale: LoadLocale,
): Promise<Response> {
  if (!(error instanceof AppError)) throw error
  c.get('report')(error)
  const { loginPath, siteOrigin } = c.get('config')
  c.status(error.status as 400 | 502 | 503)
  c.header('cache-control', 'no-store')
  if (error.status === 503) c.header('retry-after', RETRY_AFTER_S)
  const { tag } = splitLanguage(new URL(returnTo, siteOrigin).pathname, c.env.LANGUAGES ?? '')
  if (tag !== DEFAULT_LOCALE) {
    c.set('locale', await loadLocale(tag))
    c.header('content-language', tag)
  }
  const head = { ...pickWords(SIGN_IN_WORDS, c.get('locale')).failure, canonicalPath: null }
  const retryHref = `${loginPath}?returnTo=${encodeURIComponent(toReturnPath(returnTo, siteOrigin))}`
  return c.render(<ErrorPage retryHref={retryHref} requestId={c.get('requestId')} poster={null} />, {
    head,
    stylesheet: 'account',
  })
}
