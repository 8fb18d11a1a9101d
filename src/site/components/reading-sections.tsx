import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { ContentSection } from '#src/catalogue/catalogue-types.ts'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

export type ReadingSectionsProps = { readonly sections: readonly ContentSection[] }

/** Long-form sections: heading on the left, text column on the right. */
export function ReadingSections({ sections }: ReadingSectionsProps) {
  const langOf = useTextLanguage()
  return sections.map((section) => (
    <section
      key={section.id}
      className="section reading"
      id={section.id}
      aria-labelledby={`${section.id}-title`}
    >
      <div className="wrap reading-row">
        <h2 className="h2" id={`${section.id}-title`} lang={langOf(section.title)}>
          {section.title}
        </h2>
        <div className="prose" dangerouslySetInnerHTML={insertMarkup(section.html)} />
      </div>
    </section>
  ))
}
