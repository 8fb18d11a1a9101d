import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { GuideSection } from '#src/catalogue/catalogue-types.ts'
import { pairSections } from '#src/guide/destination/rules/pair-sections.ts'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

export type GuideSectionsProps = { readonly sections: readonly GuideSection[] }

function Heading({ id, title }: Pick<GuideSection, 'id' | 'title'>) {
  const langOf = useTextLanguage()
  return (
    <h2 className="h2" id={`${id}-title`} lang={langOf(title)}>
      {title}
    </h2>
  )
}

const Part = ({ html }: Pick<GuideSection, 'html'>) => (
  <div className="guide-part" dangerouslySetInnerHTML={insertMarkup(html)} />
)

/** A section alone: heading on the left and text on the right, or both across the page. */
const AloneSection = ({ id, title, html, isWide = false }: GuideSection) => (
  <section className="section reading" id={id} aria-labelledby={`${id}-title`}>
    <div className={isWide ? 'wrap' : 'wrap reading-row'}>
      <Heading id={id} title={title} />
      <Part html={html} />
    </div>
  </section>
)

/** Two short sections, side by side where there is space. */
const SectionPair = ({ pair }: { readonly pair: readonly GuideSection[] }) => (
  <div className="section reading">
    <div className="wrap reading-pair">
      {pair.map(({ id, title, html }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <Heading id={id} title={title} />
          <Part html={html} />
        </section>
      ))}
    </div>
  </div>
)

/** The compiled sections of a guide. */
export function GuideSections({ sections }: GuideSectionsProps) {
  return pairSections(sections).map(([first, second]) =>
    second === undefined ? (
      <AloneSection key={first.id} {...first} />
    ) : (
      <SectionPair key={first.id} pair={[first, second]} />
    ),
  )
}
