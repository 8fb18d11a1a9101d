import type { ReactNode } from 'react'
import { durationText } from '#isomorphic/trips/duration-text.ts'
import { formatDayLong } from '#isomorphic/trips/format-trip-dates.ts'
import type { DayNotice } from '#isomorphic/trips/notices/day-notice.ts'
import { dayNoticeKey } from '#isomorphic/trips/notices/day-notice-key.ts'
import type { DayView } from '#isomorphic/trips/plan-view.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { AddStopForm } from './add-stop-form.tsx'
import { DaySlip } from './day-slip.tsx'
import { usePlanForms } from './plan-context.ts'
import { PlanIcon } from './plan-parts.tsx'
import { StayList } from './stay-list.tsx'
import { StopRow } from './stop-row.tsx'
import { tripDayClass } from './trip-day-class.ts'

/** The text of a notice, its parts without a translation marked as English. */
function NoticeText({
  notice: { text, english = [] },
}: {
  readonly notice: Pick<DayNotice, 'text' | 'english'>
}) {
  const [part, ...others] = english
  const at = part === undefined ? -1 : text.indexOf(part)
  if (part === undefined || at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang="en">{part}</span>
      <NoticeText notice={{ text: text.slice(at + part.length), english: others }} />
    </>
  )
}

function NoticeItem({ notice, day }: { readonly notice: DayNotice; readonly day: string }) {
  const words = useWords(TRIP_WORDS).actions
  const { action, canEdit } = usePlanForms()
  const { text, href, linkText, isWarning } = notice
  return (
    <li className={isWarning ? 'is-warning' : undefined}>
      {isWarning && <PlanIcon name="warning" />}
      <span>
        <NoticeText notice={notice} /> {href !== null && <a href={href}>{linkText}</a>}
      </span>
      {canEdit && (
        <form method="post" action={action}>
          <input type="hidden" name="do" value="dismiss" />
          <input type="hidden" name="e" value={day} />
          <button
            type="submit"
            className="trip-dismiss"
            name="notice"
            value={dayNoticeKey(notice)}
            aria-label={words.dismiss(text)}
          >
            <PlanIcon name="x" />
          </button>
        </form>
      )}
    </li>
  )
}

/** What the travellers should know about this day, each line with the page it comes from. */
function DayNotices({ notices, day }: { readonly notices: readonly DayNotice[]; readonly day: DayView }) {
  const shown = notices.filter((notice) => !day.dismissed.includes(dayNoticeKey(notice)))
  if (shown.length === 0) return null
  return (
    <ul className="trip-notices">
      {shown.map((notice) => (
        <NoticeItem key={`${notice.kind} ${notice.text}`} notice={notice} day={day.id} />
      ))}
    </ul>
  )
}

/** The line of a day as its maps draw it. */
const DaySwatch = () => (
  <svg className="trip-swatch" viewBox="0 0 34 8" aria-hidden="true">
    <path className="trip-line" d="M0 4h34" />
  </svg>
)

export type DaySectionProps = {
  readonly day: DayView
  readonly notices: readonly DayNotice[]
  /** The map of the day, if there is one. */
  readonly map: ReactNode
}

/** One day: date and title, what to know about it, its stops in order, and where the travellers sleep. */
export function DaySection({ day, notices, map }: DaySectionProps) {
  const words = useWords(TRIP_WORDS)
  const locale = useLocale()
  const { canEdit } = usePlanForms()
  const { id, number, date, title, note, stops, stays, totalMinutes } = day
  const label = words.day(number)
  const dated = date === null ? null : formatDayLong(locale, date)
  return (
    <section className={`trip-day ${tripDayClass(number)}`} id={id} aria-labelledby={`heading-${id}`}>
      <header className="trip-day-head">
        <p className="trip-day-date">
          {map !== null && <DaySwatch />}
          {dated ?? label}
        </p>
        <h2 className="h3" id={`heading-${id}`}>
          {dated === null ? title || label : `${label}${title === '' ? '' : `: ${title}`}`}
        </h2>
        {canEdit && <DaySlip day={day} label={label} />}
      </header>
      {map}
      <DayNotices notices={notices} day={day} />
      {note !== '' && (
        <p className="serif trip-note" dir="auto">
          {note}
        </p>
      )}
      {stops.length === 0 && <p className="serif trip-empty">{words.emptyDay}</p>}
      {(canEdit || stops.length > 0) && (
        <ol className="trip-stops" data-drop={canEdit ? id : undefined}>
          {stops.map((stop, index) => (
            <StopRow key={stop.id} stop={stop} isFirst={index === 0} isLast={index === stops.length - 1} />
          ))}
        </ol>
      )}
      <StayList stays={stays} />
      {stops.length > 1 && (
        <p className="meta trip-total">{words.dayTotal(durationText(words, totalMinutes))}</p>
      )}
      {canEdit && <AddStopForm day={id} label={words.add.stopTo(label)} />}
    </section>
  )
}
