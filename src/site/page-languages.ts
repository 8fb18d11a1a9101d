import { COMPLETE_LANGUAGES } from '#isomorphic/words/complete-languages.ts'
import type { TranslatedTag } from '#isomorphic/words/locale.ts'
import type { PageHead } from './page-head.ts'
import type { PageRow } from './page-row.ts'

/**
 * The languages in which search engines may index a page, besides English: those that the deployment offers and in
 * which at least 80 % of the page is translated. In every other language the page is `noindex`, its canonical address
 * is the English one, and no other version names it (docs/adr/0055).
 */
export function pageLanguages(
  row: Pick<PageRow, 'isInterfaceOnly'> | null,
  { languages = [] }: Pick<PageHead, 'languages'>,
  offered: readonly TranslatedTag[],
): readonly TranslatedTag[] {
  const translated = row?.isInterfaceOnly === true ? COMPLETE_LANGUAGES : languages
  return offered.filter((tag) => translated.includes(tag))
}
