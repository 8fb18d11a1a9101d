import { KeepTripButton } from '#isomorphic/trips/plan/keep-trip-button.tsx'
import type { TripPlanProps } from '#isomorphic/trips/plan/plan-props.ts'
import { TripFiles, tripFileLink } from '#isomorphic/trips/plan/trip-files.tsx'
import { TripHead, TripPlanParts, TripSlip } from '#isomorphic/trips/plan/trip-plan-parts.tsx'
import { PRINT_NOW } from '#isomorphic/trips/trip-names.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { EmptyState } from '#src/site/components/account/empty-state.tsx'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Deferred, type DeferredPart } from '#src/site/deferred-part.tsx'
import type { TypedForm } from '#src/trips/rules/typed-form-of.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'
import { MadeLink } from './made-link.tsx'
import { type PeopleProps, PeopleSlip } from './people-slip.tsx'
import { TripFileForm } from './trip-file-form.tsx'
import { TypedFormAgain } from './typed-form-again.tsx'

/** Shown for a trip that does not exist, or that its owner no longer shares. */
export function TripNotFound() {
  const words = useWords(TRIPS_WORDS).plan
  return (
    <div className="section wrap">
      <EmptyState
        title={words.notFoundTitle}
        text={words.notFoundText}
        action={
          <a className="button" href="/profile/trips">
            {words.notFoundAction}
          </a>
        }
      />
    </div>
  )
}

function DeleteSlip({ action, isOwner }: { readonly action: string; readonly isOwner: boolean }) {
  const words = useWords(TRIPS_WORDS).plan
  const title = isOwner ? words.deleteTitle : words.leave
  return (
    <Popover id="delete-trip" title={title} opener={title} openerClass="link trip-delete">
      <form className="slip-form" method="post" action={action}>
        <p className="meta">{isOwner ? words.deleteHint : words.leaveHint}</p>
        <button
          type="submit"
          className="button button-danger"
          name="do"
          value={isOwner ? 'delete-trip' : 'leave'}
        >
          {isOwner ? words.deleteNow : words.leave}
        </button>
      </form>
    </Popover>
  )
}

export type TripContentProps = {
  /** Guide pages of its places. */
  readonly guides: readonly string[]
  readonly plan: TripPlanProps
  readonly people: PeopleProps
  /** Number of the last change that the page shows. */
  readonly seq: number
  /** Of the form that imports a file; random. */
  readonly importSeed: string
  /** A link that was just made. */
  readonly made: { readonly link: string; readonly kind: 'view' | 'edit' | 'calendar' } | null
  /** A form that was refused. */
  readonly typed: TypedForm | null
}

/** The trip with its name, its tools and its plan. */
export function TripContent({ plan, people, seq, made, typed, guides, importSeed }: TripContentProps) {
  const words = useWords(TRIPS_WORDS).plan
  const { unnamedTrip } = useWords(TRIP_WORDS)
  const { view, action, canEdit } = plan
  return (
    <div className="wrap trip" data-seq={seq} data-members={people.members.length}>
      <header className="page-head">
        <p className="meta">
          <a href="/profile/trips">{words.back}</a>
        </p>
        <h1 className="h1">{view.name || unnamedTrip}</h1>
        <TripHead view={view} />
        <div className="list-tools">
          {canEdit && <TripSlip view={view} action={action} />}
          <PeopleSlip {...people} />
          <a className="button button-ghost" href={`${action}/print${PRINT_NOW}`}>
            {words.print}
          </a>
          <KeepTripButton guides={guides} />
          <TripFiles hasDates={view.startsOn !== null} control={tripFileLink(action)}>
            {canEdit && <TripFileForm action={`${action}/import`} isAdding seed={importSeed} />}
          </TripFiles>
          <DeleteSlip action={action} isOwner={people.isOwner} />
        </div>
      </header>
      {made !== null && <MadeLink {...made} />}
      <TripPlanParts
        {...plan}
        refused={typed === null ? null : <TypedFormAgain form={typed} action={action} canEdit={canEdit} />}
      />
    </div>
  )
}

export type TripPageProps = {
  readonly tripId: string
  readonly content: DeferredPart
  /** Address of the same page without streaming. */
  readonly completeHref: string
}

/** `/profile/trips/{id}`: every control is a form, whose response replaces the part with script. */
export function TripPage({ tripId, content, completeHref }: TripPageProps) {
  const words = useWords(TRIPS_WORDS).list
  return (
    <>
      <p className="visually-hidden" role="status" data-live-status />
      <div className="late-page" data-live-forms data-trip={tripId} tabIndex={-1}>
        <Deferred part={content} completeHref={completeHref}>
          <p className="wrap serif">{words.planLoading}</p>
        </Deferred>
      </div>
    </>
  )
}
