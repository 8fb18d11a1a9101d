import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, type Locale, type LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { AppEnv } from './app-env.ts'
import { localisedPathOf } from './request-path.ts'

/**
 * Sets the language of the response from the prefix of the address, never from `Accept-Language`, so that caches need
 * no `Vary` (docs/adr/0055). Redirects keep the language.
 * @param loadLocale loads the text of a language
 */
export function requestLanguage(loadLocale: (tag: LocaleTag) => Promise<Locale>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { tag } = localisedPathOf(c.req.raw, c.env)
    if (tag === DEFAULT_LOCALE) return next()
    c.set('locale', await loadLocale(tag))
    // Before the route, so that the page cache stores it.
    c.header('content-language', tag)
    await next()
    const location = c.res.headers.get('location')
    if (location !== null) c.res.headers.set('location', localiseHref(tag, location))
  })
}
