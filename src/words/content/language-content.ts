/** What translators write for the content of one language, compiled from `content/languages/<tag>`. */
export type LanguageContent = {
  /** Names of places that differ from the English ones, by path. */
  readonly names: Readonly<Record<string, string>>
  /** The same by English name, where that name belongs to one place: for text that names a place without its path. */
  readonly namesByEnglish: Readonly<Record<string, string>>
  /** Short texts by their English text; `{}` in both stands for what is between. */
  readonly texts: Readonly<Record<string, string>>
}
