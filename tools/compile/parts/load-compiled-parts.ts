import { pathToFileURL } from 'node:url'
import { DEFAULT_LOCALE, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import { localiseLinks } from '#src/site/markup/localise-links.ts'
import type { ContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type * as PartsModule from './parts-entry.ts'

/** Renderers of precompiled markup. */
export type LanguageParts = {
  readonly english: CompiledPartsRenderer
  /** @param content translates the records that are rendered */
  readonly inLanguage: (tag: TranslatedTag, content: ContentLocaliser) => Promise<CompiledPartsRenderer>
}

/** Loads the bundled page components. @param path of the bundle */
export async function loadLanguageParts(path: string): Promise<LanguageParts> {
  const { createCompiledParts, createTranslatedParts } = (await import(
    pathToFileURL(path).href
  )) as typeof PartsModule
  // Imported on demand: a command chooses React's build, by NODE_ENV, before its first import.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return {
    english: createCompiledParts(renderToStaticMarkup, DEFAULT_LOCALE),
    inLanguage: (tag, content) =>
      createTranslatedParts((node) => localiseLinks(renderToStaticMarkup(node), tag), tag, content),
  }
}

/** Loads the renderer of English markup alone. @param path of the bundle */
export const loadCompiledParts = async (path: string): Promise<CompiledPartsRenderer> =>
  (await loadLanguageParts(path)).english
