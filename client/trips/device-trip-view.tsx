import { useMemo } from 'react'
import type { TripFileFormat } from '#isomorphic/trips/files/trip-file-formats.ts'
import { createDayNotices } from '#isomorphic/trips/notices/create-day-notices.ts'
import { placePathsOf } from '#isomorphic/trips/place-paths-of.ts'
import { KeepTripButton } from '#isomorphic/trips/plan/keep-trip-button.tsx'
import type { PlanNotice } from '#isomorphic/trips/plan/plan-props.ts'
import { TripFiles } from '#isomorphic/trips/plan/trip-files.tsx'
import { TripHead, TripPlanParts, TripSlip } from '#isomorphic/trips/plan/trip-plan-parts.tsx'
import { createPlanView } from '#isomorphic/trips/plan-view.ts'
import { tripPath } from '#isomorphic/trips/trip-api.ts'
import { deviceTripHref } from '#isomorphic/trips/trip-names.ts'
import type { TripPlan } from '#isomorphic/trips/trip-plan.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import type { DrawDeviceMaps } from './device-trip-maps.tsx'
import { ImportForm } from './import-form.tsx'
import type { KnownPlaceFacts } from './load-place-facts.ts'
import { TRIPS_CLIENT_WORDS } from './words/trips-client-words.ts'

export type DeviceTripViewProps = {
  readonly tripId: string
  readonly plan: TripPlan
  readonly notice: PlanNotice | null
  readonly onDownload: (format: TripFileFormat) => void
  readonly facts: KnownPlaceFacts
  /** Null until the script that draws maps is loaded. */
  readonly drawMaps: DrawDeviceMaps | null
  /** Null for a trip of the account, which is deleted on its page. */
  readonly onRemove: (() => void) | null
}

/** The plan of a trip of this device: the same parts as on the site. */
export function DeviceTripView(props: DeviceTripViewProps) {
  const { tripId, plan, notice, facts, drawMaps, onDownload, onRemove } = props
  const words = useWords(TRIPS_CLIENT_WORDS)
  const { unnamedTrip, notices } = useWords(TRIP_WORDS)
  const locale = useLocale()
  const view = useMemo(() => createPlanView(plan), [plan])
  const dayNotices = useMemo(
    () => createDayNotices(view, new Map(Object.entries(facts)), { words: notices, locale }),
    [view, facts, notices, locale],
  )
  const maps = useMemo(() => drawMaps?.(view, facts, locale), [drawMaps, view, facts, locale])
  const action = deviceTripHref(tripId)
  return (
    <div className="wrap trip">
      <header className="page-head">
        <p className="meta">
          <a href="/trips">{words.back}</a>
        </p>
        <h1 className="h1">{view.name || unnamedTrip}</h1>
        <TripHead view={view} />
        <div className="list-tools">
          <TripSlip view={view} action={action} />
          <TripFiles
            hasDates={view.startsOn !== null}
            control={(format, label) => (
              <button type="button" className="link" onClick={() => onDownload(format)}>
                {label}
              </button>
            )}
          >
            <ImportForm />
          </TripFiles>
          <KeepTripButton guides={placePathsOf(plan)} />
          {onRemove === null ? (
            <>
              <a className="button button-ghost" href={tripPath(tripId)}>
                {words.openOnSite}
              </a>
              <p className="meta">{words.offline}</p>
            </>
          ) : (
            <>
              <a className="button button-ghost" href="/api/auth/login?returnTo=/profile/trips">
                {words.signIn}
              </a>
              <button type="button" className="link trip-delete" onClick={onRemove}>
                {words.remove}
              </button>
            </>
          )}
        </div>
      </header>
      <TripPlanParts
        view={view}
        action={action}
        canEdit
        notice={notice}
        dayNotices={dayNotices}
        suggestions={[]}
        activity={[]}
        {...(maps === undefined ? {} : { maps })}
      />
    </div>
  )
}
