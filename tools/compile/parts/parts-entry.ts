import type { LoadedLanguage } from '#isomorphic/words/loaded-words.ts'
import { storeLanguage } from '#isomorphic/words/loaded-words.ts'
import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import { createCompiledParts, type RenderStatic } from '#src/guide/compiled-parts.tsx'
import { importWords } from '#src/words/import-words.ts'

export { createCompiledParts }

/** Creates the renderer of precompiled markup in another language. */
export async function createTranslatedParts(
  renderStatic: RenderStatic,
  tag: TranslatedTag,
  content: Omit<LoadedLanguage, 'words'>,
) {
  const words = await importWords(tag)
  return createCompiledParts(renderStatic, storeLanguage(tag, { words, ...content }))
}
