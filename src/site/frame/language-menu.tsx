import { useWords } from '#isomorphic/words/use-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import type { LanguageLink } from './language-links.ts'

export type LanguageMenuProps = { readonly languages: readonly LanguageLink[] }

/**
 * Menu of the languages, opening upwards; the current one is ticked and not linked (M1.28). Without a choice there is no
 * menu.
 */
export function LanguageMenu({ languages }: LanguageMenuProps) {
  const words = useWords(SITE_WORDS).footer
  if (languages.length === 0) return null
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
