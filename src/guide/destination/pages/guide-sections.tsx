import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { GuideSection } from '#src/catalogue/catalogue-types.ts'

export type GuideSectionsProps = { readonly sections: readonly GuideSection[] }

/** Compiled sections of a guide: heading on the left and text on the right, or both across the page. */
export function GuideSections({ sections }: GuideSectionsProps) {
  const langOf = useTextLanguage()
  return sections.map(({ id, title, html, isWide = false }) => (
    <section key={id} className="section reading" id={id} aria-labelledby={`${id}-title`}>
      <div className={isWide ? 'wrap' : 'wrap reading-row'}>
        <h2 className="h2" id={`${id}-title`} lang={langOf(title)}>
          {title}
        </h2>
        <div className="guide-part" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  ))
}
