import { useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import type { LanguageSite } from '#src/site/site-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type LanguageMenuProps = { readonly languages: readonly LanguageSite[] }

/** Menu of the international sites, opening upwards; the current one is ticked and not linked (M1.28). */
export function LanguageMenu({ languages }: LanguageMenuProps) {
  const words = useWords(SITE_WORDS).footer
  const current = languages.find((language) => language.isCurrent)
  return (
    <details className="language-menu">
      <summary>
        <Icon name="globe" />
        <span className="visually-hidden">{words.language}</span>
        {current?.label}
        <Icon name="chevron-up" />
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language.lang}>
            {language.isCurrent ? (
              <span lang={language.lang} aria-current="true">
                {language.label}
                <Icon name="check" />
              </span>
            ) : (
              <a href={language.href} lang={language.lang} hrefLang={language.lang}>
                {language.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
