import { getPath } from 'hono/utils/url'
import { type LocalisedPath, splitLanguage } from '#isomorphic/words/localised-path.ts'

type LanguageBinding = { readonly LANGUAGES?: string }

/** The language and the path of a request; `LANGUAGES` names the languages that answer. */
export const localisedPathOf = (request: Request, env: LanguageBinding | undefined): LocalisedPath =>
  splitLanguage(getPath(request), env?.LANGUAGES ?? '')

/** The path by which an app finds its routes: without the language (Hono's `getPath`). */
export const requestPath = (
  request: Request,
  options?: { readonly env?: LanguageBinding | undefined },
): string => localisedPathOf(request, options?.env).path
