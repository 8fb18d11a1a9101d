import { MAX_ENTITIES, MAX_TRIP_NAME_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { TripTemplate } from '#isomorphic/trips/trip-template.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import type { TripPreview } from '#src/trips/import/preview-trip-file.ts'
import type { TripSource } from '#src/trips/rules/parse-trip-source.ts'
import { createPlaceTemplate, type TemplatePlace } from '#src/trips/rules/place-template.ts'
import { NEW_TRIP_PATH, TRIP_IMPORT_PATH, TRIPS_PATH } from '#src/trips/trips-pages.ts'
import { TRIP_IMPORT_WORDS } from '#src/trips/words/trip-import-words.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'
import { SkippedLines } from './skipped-lines.tsx'
import { TripFileForm } from './trip-file-form.tsx'

export type NewTripPageProps = {
  readonly id: string
  readonly source: Pick<TripSource, 'from' | 'itinerary'>
  readonly place: (TemplatePlace & Pick<DestinationRecord, 'poster'>) | null
  readonly template: TripTemplate | null
  /** A trip of a file or a list. */
  readonly preview: TripPreview | null
  readonly fields: { readonly name?: string; readonly startsOn?: string; readonly days?: string }
  readonly problem: string | null
  /** A file is lost while its reader signs in. */
  readonly isSignedIn: boolean
}

const SIGN_IN_HREF = `/api/auth/login?returnTo=${encodeURIComponent(NEW_TRIP_PATH)}`

type PreviewedTrip = {
  readonly days: readonly { readonly stops: readonly { readonly name: string }[] }[]
  readonly ideas: readonly { readonly name: string }[]
}

/** The days that the trip will have. */
function TemplatePreview({ template }: { readonly template: PreviewedTrip }) {
  const words = useWords(TRIPS_WORDS).newTrip
  return (
    <section className="trip-preview" aria-labelledby="trip-preview">
      <h2 className="h3" id="trip-preview">
        {words.preview}
      </h2>
      <dl>
        {template.days.map(({ stops }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no other identity
          <div key={index}>
            <dt>{words.dayOf(index + 1)}</dt>
            <dd>{stops.length === 0 ? words.freeDay : stops.map(({ name }) => name).join(', ')}</dd>
          </div>
        ))}
        {template.ideas.length > 0 && (
          <div>
            <dt>{words.ideas}</dt>
            <dd>{template.ideas.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The form of a new trip, with a preview of what an itinerary becomes. */
export function NewTripPage(props: NewTripPageProps) {
  const { id, source, place, template, preview, fields, problem, isSignedIn } = props
  const words = useWords(TRIPS_WORDS).newTrip
  const importWords = useWords(TRIP_IMPORT_WORDS)
  const plan = preview?.plan ?? null
  const hasOwnDays = template !== null || (plan !== null && plan.days.length > 0)
  const { from, itinerary } = source
  /** What a script makes the trip of on the device; its days are those of the form. */
  const deviceTemplate = template ?? (place === null ? null : createPlaceTemplate(place, 0))
  const leadOf = (): string => {
    if (preview !== null) {
      const stops = preview.plan.days.flatMap((day) => day.stops).length + preview.plan.ideas.length
      return importWords.lead(stops, preview.format)
    }
    return place === null || template === null ? words.lead : words.leadFrom(place.name)
  }
  return (
    <div className="wrap section trip-new">
      <div className="trip-new-form">
        <h1 className="h1">{template === null ? words.heading : words.headingFrom(template.name)}</h1>
        <p className="lead">{leadOf()}</p>
        {problem !== null && <Notice tone="problem" text={problem} />}
        <form
          className="slip-form"
          method="post"
          action={TRIPS_PATH}
          data-new-trip={deviceTemplate === null ? '' : JSON.stringify(deviceTemplate)}
          {...(preview === null ? {} : { encType: 'multipart/form-data' })}
        >
          <input type="hidden" name="id" value={id} />
          {preview !== null && <input type="hidden" name="file" value={preview.file} />}
          {from !== null && <input type="hidden" name="from" value={from} />}
          {itinerary !== null && <input type="hidden" name="itinerary" value={itinerary} />}
          <label className="field" htmlFor="new-trip-name">
            {words.name}
            <input
              className="input"
              id="new-trip-name"
              name="name"
              maxLength={MAX_TRIP_NAME_LENGTH}
              defaultValue={fields.name || (plan?.name ?? template?.name ?? place?.name ?? '')}
              placeholder={words.namePlaceholder}
              autoComplete="off"
            />
          </label>
          <label className="field" htmlFor="new-trip-start">
            {words.startsOn}
            <input
              className="input"
              id="new-trip-start"
              name="startsOn"
              type="date"
              defaultValue={fields.startsOn || (plan?.startsOn ?? '')}
            />
          </label>
          {!hasOwnDays && (
            <label className="field" htmlFor="new-trip-days">
              {words.days}
              <input
                className="input"
                id="new-trip-days"
                name="days"
                type="number"
                inputMode="numeric"
                min={1}
                max={MAX_ENTITIES.day}
                defaultValue={fields.days || '3'}
              />
            </label>
          )}
          <button type="submit" className="button">
            {words.submit}
          </button>
          <p className="meta">{words.signInHint}</p>
          <noscript>
            {preview === null && <p className="meta">{words.signInNeeded}</p>}
            {preview !== null && !isSignedIn && (
              <p className="meta">
                <a href={SIGN_IN_HREF}>{importWords.withoutScript}</a>
              </p>
            )}
          </noscript>
        </form>
        {preview === null && template === null && (
          <section className="trip-preview" aria-labelledby="from-file">
            <h2 className="h3" id="from-file">
              {importWords.fileTitle}
            </h2>
            <TripFileForm action={TRIP_IMPORT_PATH} isAdding={false} />
          </section>
        )}
      </div>
      <div className="trip-new-side">
        {place !== null && <Poster poster={place.poster} ratio="4x5" grain="card" isDecorative />}
        {template !== null && <TemplatePreview template={template} />}
        {preview !== null && (
          <>
            <TemplatePreview template={preview.plan} />
            <SkippedLines skipped={preview.skipped} />
          </>
        )}
      </div>
    </div>
  )
}
