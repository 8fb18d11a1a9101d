import { pathToFileURL } from 'node:url'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type * as CompiledPartsModule from '#src/guide/compiled-parts.tsx'
import type { BundledParts } from './bundle-parts.ts'

/**
 * Loads the bundled page components.
 * @returns a renderer of precompiled markup
 * @throws {Error} with the output of a failed bundling
 */
export async function loadCompiledParts(
  bundled: BundledParts,
): Promise<CompiledPartsModule.CompiledPartsRenderer> {
  if ('failure' in bundled) throw new Error(bundled.failure)
  // A unique URL prevents Node from reusing the module of an earlier compilation in the same process.
  const address = `${pathToFileURL(bundled.path)}?at=${process.hrtime.bigint()}`
  const { createCompiledParts } = (await import(address)) as typeof CompiledPartsModule
  // Imported on demand: a command chooses React's build, by NODE_ENV, before its first import.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return createCompiledParts(renderToStaticMarkup, DEFAULT_LOCALE)
}
