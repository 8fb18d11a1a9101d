import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { DaySection } from '#isomorphic/trips/plan/day-section.tsx'
import { PlanProvider } from '#isomorphic/trips/plan/plan-context.ts'
import type { TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { TripCosts } from '#isomorphic/trips/plan/trip-costs.tsx'
import { TripItemList } from '#isomorphic/trips/plan/trip-lists.tsx'
import { TripHead } from '#isomorphic/trips/plan/trip-plan-parts.tsx'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { PageStylesheet } from '#src/site/components/page-stylesheet.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import type { TripBookGuide, TripBookPhrases } from '#src/trips/rules/trip-book-guides.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

export type TripBookPageProps = {
  readonly plan: Pick<TripPlanProps, 'view' | 'dayNotices' | 'maps'>
  /** Address of the plan. */
  readonly planPath: string
  /** Poster of the first place; null for a trip without a guide page. */
  readonly poster: PosterRef | null
  readonly guides: readonly TripBookGuide[]
  readonly phrases: readonly TripBookPhrases[]
}

function Cover({ plan, planPath, poster, guides }: TripBookPageProps) {
  const words = useWords(TRIPS_WORDS).book
  const { unnamedTrip } = useWords(TRIP_WORDS)
  return (
    <header className="trip-book-cover">
      <p className="meta trip-book-back">
        <a href={planPath}>{words.back}</a>
      </p>
      {poster !== null && <Poster poster={poster} ratio="4x5" grain="card" isDecorative />}
      <h1 className="h1">{plan.view.name || unnamedTrip}</h1>
      <TripHead view={plan.view} />
      {guides.length > 0 && <p className="serif">{guides.map(({ name }) => name).join(' · ')}</p>}
      <div className="list-tools" data-print-tools>
        <p className="meta">{words.hint}</p>
      </div>
    </header>
  )
}

/** A section of a guide, as its page has it: compiled markup (R4.3). */
function GuideText({
  id,
  title,
  html,
}: {
  readonly id: string
  readonly title: string
  readonly html: string
}) {
  return (
    <section className="trip-book-guide" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {title}
      </h2>
      <div className="guide-part" dangerouslySetInnerHTML={insertMarkup(html)} />
    </section>
  )
}

/** `/profile/trips/{id}/print`: a small book to print, with days, maps, and the practical parts of its guides. */
export function TripBookPage(props: TripBookPageProps) {
  const { plan, guides, phrases } = props
  const { view, dayNotices, maps } = plan
  const words = useWords(TRIPS_WORDS).book
  return (
    <article className="wrap trip trip-book">
      <PlanProvider value={{ action: '', days: [], canEdit: false, currency: '' }}>
        <Cover {...props} />
        {maps?.grounds}
        {maps?.trip}
        <div className="trip-days">
          {view.days.map((day) => (
            <DaySection
              key={day.id}
              day={day}
              notices={dayNotices[day.id] ?? []}
              map={maps?.days[day.id] ?? null}
            />
          ))}
        </div>
        <div className="trip-book-lists">
          <TripItemList list="todo" items={view.items} />
          <TripItemList list="pack" items={view.items} />
          <TripCosts view={view} />
        </div>
        <PageStylesheet name="guide" />
        {guides.map(({ name, path, practicalHtml }) => (
          <GuideText key={path} id={`practical-${path}`} title={words.practical(name)} html={practicalHtml} />
        ))}
        {phrases.map(({ html, places }, index) => (
          <GuideText
            // biome-ignore lint/suspicious/noArrayIndexKey: languages have no other identity
            key={index}
            id={`phrases-${index}`}
            title={words.phrases(places.join(', '))}
            html={html}
          />
        ))}
      </PlanProvider>
    </article>
  )
}
