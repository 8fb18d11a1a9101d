import { pathToFileURL } from 'node:url'
import { DEFAULT_LOCALE, type TranslatedTag } from '#isomorphic/words/locale.ts'
import type { CompiledPartsRenderer } from '#src/guide/compiled-parts.tsx'
import { localiseLinks } from '#src/site/localise-links.ts'
import type { ContentLocaliser } from '#src/words/content/create-content-localiser.ts'
import type { BundledParts } from './bundle-parts.ts'
import type * as PartsModule from './parts-entry.ts'

/** Renderers of precompiled markup. */
export type LanguageParts = {
  readonly english: CompiledPartsRenderer
  /** @param content translates the records that are rendered */
  readonly inLanguage: (tag: TranslatedTag, content: ContentLocaliser) => Promise<CompiledPartsRenderer>
}

/**
 * Loads the bundled page components.
 * @throws {Error} with the output of a failed bundling
 */
export async function loadLanguageParts(bundled: BundledParts): Promise<LanguageParts> {
  if ('failure' in bundled) throw new Error(bundled.failure)
  // A unique URL prevents Node from reusing the module of an earlier compilation in the same process.
  const address = `${pathToFileURL(bundled.path)}?at=${process.hrtime.bigint()}`
  const { createCompiledParts, createTranslatedParts } = (await import(address)) as typeof PartsModule
  // Imported on demand: a command chooses React's build, by NODE_ENV, before its first import.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return {
    english: createCompiledParts(renderToStaticMarkup, DEFAULT_LOCALE),
    inLanguage: (tag, content) =>
      createTranslatedParts((node) => localiseLinks(renderToStaticMarkup(node), tag), tag, content),
  }
}

/** Loads the renderer of English markup alone. */
export const loadCompiledParts = async (bundled: BundledParts): Promise<CompiledPartsRenderer> =>
  (await loadLanguageParts(bundled)).english
