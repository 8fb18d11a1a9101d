import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { PageLink } from '#src/catalogue/page-link.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type BreadcrumbProps = { readonly trail: readonly PageLink[]; readonly current: string }

/** Breadcrumb of the page; the last item is the page itself and is not linked. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const langOf = useTextLanguage()
  const words = useWords(SITE_WORDS).components
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        {trail.map((step) => (
          <li key={step.path}>
            <a href={step.path} lang={langOf(step.name)}>
              {step.name}
            </a>
          </li>
        ))}
        <li aria-current="page" lang={langOf(current)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
