/** The type of a function's result in another language: any text instead of the English one. */
type TranslatedResult<Result> = [Result] extends [string] ? string : Result

/**
 * The type of an English catalogue in another language: the same keys, any string instead of a string, and functions
 * with the same parameters. Written `export const de = { … } satisfies Translation<typeof en>`, so that a missing or
 * extra key and another parameter are type errors. TypeScript lets a function ignore its last parameters:
 * `LeftOutParameters` finds those.
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => TranslatedResult<Result>
    : Words extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
      ? Words
      : Words extends object
        ? { readonly [Key in keyof Words]: Translation<Words[Key]> }
        : Words

/** The paths of functions in `Given` that have fewer parameters than in `English`, such as `site.byline.minutes`. */
export type LeftOutParameters<English, Given, Path extends string = ''> = English extends (
  ...parameters: infer Needed
) => unknown
  ? Given extends (...parameters: infer Taken) => unknown
    ? Needed['length'] extends Taken['length']
      ? never
      : Path
    : never
  : English extends object
    ? {
        [Key in keyof English & keyof Given & string]: LeftOutParameters<
          English[Key],
          Given[Key],
          Path extends '' ? Key : `${Path}.${Key}`
        >
      }[keyof English & keyof Given & string]
    : never

/**
 * Marks an English text that a translation still uses, so that `npm run languages` lists it.
 * @param english text of the English catalogue
 * @public for translations that are under way
 */
export const untranslated = <Words>(english: Words): Words => english
