import type { CampaignRecord } from '#src/catalogue/article-types.ts'
import { StoryGrid } from '#src/guide/story/pages/story-grid.tsx'
import { PlacePrint } from '#src/site/components/place-print.tsx'
import { SectionHead } from '#src/site/components/section-head.tsx'

export type CampaignPageProps = { readonly campaign: CampaignRecord }

/** `/campaigns/{slug}`: an idea, the places that suit it with their months, and stories to go with them. */
export function CampaignPage({ campaign }: CampaignPageProps) {
  return (
    <>
      <header className="page-head wrap">
        <h1 className="display">{campaign.title}</h1>
        <p className="lead">{campaign.summary}</p>
      </header>
      <div className="wrap">
        <div
          className="prose prose-columns"
          dangerouslySetInnerHTML={{ __html: campaign.introductionHtml }}
        />
      </div>
      <section className="section wrap" aria-labelledby="places">
        <SectionHead title="Where, and in which months" id="places" />
        <ul className="print-grid">
          {campaign.places.map(({ place, when }) => (
            <li key={place.path}>
              <PlacePrint place={place} />
              <p className="serif campaign-when">{when}</p>
            </li>
          ))}
        </ul>
      </section>
      {campaign.articles.length > 0 && (
        <section className="section section-wash" aria-labelledby="stories">
          <div className="wrap">
            <SectionHead title="Stories to go with it" id="stories" />
            <StoryGrid stories={campaign.articles} />
          </div>
        </section>
      )}
    </>
  )
}
