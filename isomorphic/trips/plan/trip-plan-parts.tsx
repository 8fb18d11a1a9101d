import { formatDayRange, formatDayShort } from '#isomorphic/trips/format-trip-dates.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import { MAX_TRIP_NAME_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { AddStopForm, SUGGESTIONS_ID } from './add-stop-form.tsx'
import { DaySection } from './day-section.tsx'
import { PlanProvider, usePlanForms } from './plan-context.ts'
import { PlanField, PlanIcon, PlanSlip } from './plan-parts.tsx'
import type { PlanNotice, TripPlanProps } from './plan-props.ts'
import { StayList } from './stay-list.tsx'
import { StopRow } from './stop-row.tsx'
import { TripActivityList } from './trip-activity-list.tsx'
import { TripCosts } from './trip-costs.tsx'
import { TripItemList } from './trip-lists.tsx'

const FALLBACK_CURRENCY = 'EUR'

function NoticeLine({ notice: { tone, text, undo } }: { readonly notice: PlanNotice }) {
  const words = useWords(TRIP_WORDS)
  const { action } = usePlanForms()
  return (
    <div className={`notice notice-${tone}`} role={tone === 'problem' ? 'alert' : 'status'} tabIndex={-1}>
      <PlanIcon name={tone === 'problem' ? 'warning' : 'check'} />
      <p>{text}</p>
      {undo !== null && (
        <form method="post" action={action}>
          <input type="hidden" name="e" value={undo} />
          <button type="submit" className="link" name="do" value="restore">
            {words.undo}
          </button>
        </form>
      )}
    </div>
  )
}

/** Name and dates of the trip, and the form that changes them. */
export function TripHead({ view }: { readonly view: PlanView }) {
  const words = useWords(TRIP_WORDS)
  const locale = useLocale()
  const { startsOn, endsOn, days, stopCount } = view
  const dates =
    startsOn === null || endsOn === null ? words.withoutDates : formatDayRange(locale, startsOn, endsOn)
  return <p className="lead">{[dates, words.days(days.length), words.stops(stopCount)].join(' · ')}</p>
}

/** The form sheet of the trip itself. */
export function TripSlip({ view, action }: Pick<TripPlanProps, 'view' | 'action'>) {
  const words = useWords(TRIP_WORDS)
  return (
    <PlanSlip
      id="edit-trip"
      title={words.edit.trip}
      opener={words.edit.trip}
      openerClass="button button-ghost"
    >
      <form className="slip-form" method="post" action={action}>
        <input type="hidden" name="e" value="trip" />
        <PlanField
          label={words.edit.tripName}
          name="name"
          value={view.name}
          maxLength={MAX_TRIP_NAME_LENGTH}
        />
        <PlanField
          label={words.edit.startsOn}
          name="startsOn"
          type="date"
          value={view.startsOn ?? ''}
          hint={words.edit.startsOnHint}
        />
        <PlanField
          label={words.edit.currency}
          name="currency"
          value={view.currency ?? ''}
          maxLength={3}
          placeholder={FALLBACK_CURRENCY}
        />
        <button type="submit" className="button" name="do" value="save">
          {words.save}
        </button>
      </form>
    </PlanSlip>
  )
}

function DayLinks({ view: { days } }: { readonly view: PlanView }) {
  const words = useWords(TRIP_WORDS)
  const locale = useLocale()
  return (
    <nav className="category-links trip-day-links" aria-label={words.sections.overview}>
      <ul>
        {days.map(({ id, number, date }) => (
          <li key={id}>
            <a href={`#${id}`}>{date === null ? words.day(number) : formatDayShort(locale, date)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AddDayForm() {
  const words = useWords(TRIP_WORDS).add
  const { action } = usePlanForms()
  return (
    <form className="trip-add-day" method="post" action={action}>
      <input type="hidden" name="kind" value="day" />
      <button type="submit" className="button button-ghost" name="do" value="add">
        <PlanIcon name="plus" />
        {words.day}
      </button>
    </form>
  )
}

function Ideas({ view: { ideas, staysWithoutDay } }: { readonly view: PlanView }) {
  const words = useWords(TRIP_WORDS)
  const { canEdit } = usePlanForms()
  if (ideas.length + staysWithoutDay.length === 0 && !canEdit) return null
  return (
    <section className="trip-list" aria-labelledby="trip-ideas">
      <h2 className="h3" id="trip-ideas">
        {words.sections.ideas}
      </h2>
      <p className="meta">{words.sections.ideasHint}</p>
      <ul className="trip-stops" data-drop={canEdit ? '' : undefined}>
        {ideas.map((stop, index) => (
          <StopRow key={stop.id} stop={stop} isFirst={index === 0} isLast={index === ideas.length - 1} />
        ))}
      </ul>
      <StayList stays={staysWithoutDay} />
      {canEdit && <AddStopForm day="" label={words.add.idea} />}
    </section>
  )
}

/** The plan of a trip: its days beside ideas, lists, costs and activity. The same on the site and on a device. */
export function TripPlanParts(props: TripPlanProps) {
  const words = useWords(TRIP_WORDS)
  const { view, action, canEdit, notice, dayNotices, suggestions, activity, maps, refused } = props
  const days = view.days.map(({ id, number, title }) => ({
    id,
    label: title === '' ? words.day(number) : `${words.day(number)}: ${title}`,
  }))
  const currency = view.currency ?? FALLBACK_CURRENCY
  return (
    <PlanProvider value={{ action, days, canEdit, currency }}>
      {notice !== null && <NoticeLine notice={notice} />}
      {refused}
      <datalist id={SUGGESTIONS_ID}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {view.days.length > 1 && <DayLinks view={view} />}
      {maps?.grounds}
      <div className="trip-body">
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
          {canEdit && <AddDayForm />}
        </div>
        <div className="trip-side">
          <Ideas view={view} />
          <TripItemList list="todo" items={view.items} />
          <TripItemList list="pack" items={view.items} />
          <TripCosts view={view} />
          <TripActivityList activity={activity} />
        </div>
      </div>
    </PlanProvider>
  )
}
