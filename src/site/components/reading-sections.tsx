import type { ContentSection } from '#src/catalogue/catalogue-types.ts'
import { ItineraryColumns } from './itinerary-columns.tsx'

export type ReadingSectionsProps = { readonly sections: readonly ContentSection[] }

const hasItineraries = ({ html }: ContentSection): boolean => html.includes('<h3')

/** The long read: heading on the left, text in a measure on the right; itineraries stand side by side. */
export function ReadingSections({ sections }: ReadingSectionsProps) {
  return sections.map((section) => (
    <section
      key={section.id}
      className="section reading"
      id={section.id}
      aria-labelledby={`${section.id}-title`}
    >
      <div className={hasItineraries(section) ? 'wrap' : 'wrap reading-row'}>
        <h2 className="h2" id={`${section.id}-title`}>
          {section.title}
        </h2>
        {hasItineraries(section) ? (
          <ItineraryColumns html={section.html} />
        ) : (
          <div className="prose" dangerouslySetInnerHTML={{ __html: section.html }} />
        )}
      </div>
    </section>
  ))
}
