import type { LeftOutParameters, Translation } from '#isomorphic/words/translation.ts'
import type { Catalogues } from './catalogues.ts'

/** The text of one language by the id of the catalogue; a feature that is absent is shown in English. */
export type Translations = { readonly [Id in keyof Catalogues]?: Translation<Catalogues[Id]['en']> }

type EnglishTexts = { readonly [Id in keyof Catalogues]: Catalogues[Id]['en'] }

/**
 * The type that the text of a language must have besides `Translations`: no function may leave out a parameter, because
 * its text would be without a number or a name. The type error names the function.
 */
export type WithAllParameters<Given> = [LeftOutParameters<EnglishTexts, Given>] extends [never]
  ? Given
  : { readonly leavesOutParameters: LeftOutParameters<EnglishTexts, Given> }
