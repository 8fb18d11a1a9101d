import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

/** States that a page is partly in English, with a link to the English page. */
export function TranslationNotice({ path }: { readonly path: string }) {
  const words = useWords(SITE_WORDS).language
  return (
    <p className="wrap translation-notice" role="note">
      {words.partly}{' '}
      <a className="link" href={path} hrefLang="en">
        {words.original}
      </a>
    </p>
  )
}
