import { formatLongDate } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { Popover } from '#src/site/components/account/popover.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import type { TripLinkView } from '#src/trips/rules/trip-link-view.ts'
import type { TripMember } from '#src/trips/rules/trip-request.ts'
import { TRIPS_WORDS } from '#src/trips/words/trips-words.ts'

export type PeopleProps = {
  readonly action: string
  readonly members: readonly TripMember[]
  readonly isOwner: boolean
  readonly links: readonly TripLinkView[]
}

function MemberRow({
  member,
  action,
  isOwner,
}: { readonly member: TripMember } & Pick<PeopleProps, 'action' | 'isOwner'>) {
  const words = useWords(TRIPS_WORDS).people
  const { id, role, shownName, isCaller } = member
  return (
    <li className="trip-member">
      <span>{isCaller ? words.you(shownName) : shownName}</span>
      <span className="meta">{words.roles[role]}</span>
      {isOwner && !isCaller && (
        <form method="post" action={action}>
          <input type="hidden" name="do" value="role" />
          <input type="hidden" name="member" value={id} />
          <button type="submit" className="link" name="role" value={role === 'viewer' ? 'editor' : 'viewer'}>
            {role === 'viewer' ? words.letEdit(shownName) : words.onlyView(shownName)}
          </button>
          <button type="submit" className="link" name="role" value="">
            {words.remove(shownName)}
          </button>
        </form>
      )}
    </li>
  )
}

function LinkRow({
  link: { hash, kind, endsAtS },
  action,
}: {
  readonly link: TripLinkView
  readonly action: string
}) {
  const words = useWords(TRIPS_WORDS).people
  const locale = useLocale()
  return (
    <li className="trip-member">
      <span>{words.links[kind]}</span>
      {endsAtS !== null && (
        <span className="meta">{words.endsOn(formatLongDate(locale, endsAtS * 1000))}</span>
      )}
      <form method="post" action={action}>
        <input type="hidden" name="link" value={hash} />
        <button type="submit" className="link" name="do" value="end-link">
          {words.endLink}
        </button>
      </form>
    </li>
  )
}

/** Makes the calendar feed, or makes it again at a new address. */
function CalendarForm({ action, hasFeed }: { readonly action: string; readonly hasFeed: boolean }) {
  const words = useWords(TRIPS_WORDS).people
  return (
    <form className="slip-form" method="post" action={action}>
      <input type="hidden" name="kind" value="calendar" />
      <p className="meta">{words.calendarHint}</p>
      {hasFeed && <p className="meta">{words.remakeHint}</p>}
      <label className="trip-choice">
        <input type="checkbox" name="references" value="1" />
        {words.showReferences}
      </label>
      <button type="submit" className="button button-ghost" name="do" value="link">
        {hasFeed ? words.remakeCalendar : words.makeCalendar}
      </button>
    </form>
  )
}

/** Who plans with the visitor, and the links of the trip; only owners change them. */
export function PeopleSlip({ action, members, isOwner, links }: PeopleProps) {
  const words = useWords(TRIPS_WORDS).people
  return (
    <Popover
      id="people"
      title={words.title}
      opener={
        <>
          <Icon name="share" />
          {members.length > 1 ? words.openerShared(members.length) : words.opener}
        </>
      }
    >
      <ul className="trip-members">
        {members.map((member) => (
          <MemberRow key={member.id} {...{ member, action, isOwner }} />
        ))}
      </ul>
      {links.length > 0 && (
        <ul className="trip-members" aria-label={words.linksLabel}>
          {links.map((link) => (
            <LinkRow key={link.hash} {...{ link, action }} />
          ))}
        </ul>
      )}
      {isOwner && (
        <>
          <form className="slip-form" method="post" action={action}>
            <input type="hidden" name="kind" value="edit" />
            <p className="meta">{words.editHint}</p>
            <button type="submit" className="button" name="do" value="link">
              {words.makeEdit}
            </button>
          </form>
          <form className="slip-form" method="post" action={action}>
            <input type="hidden" name="kind" value="view" />
            <p className="meta">{words.viewHint}</p>
            <label className="trip-choice">
              <input type="checkbox" name="references" value="1" />
              {words.showReferences}
            </label>
            <label className="trip-choice">
              <input type="checkbox" name="costs" value="1" />
              {words.showCosts}
            </label>
            <button type="submit" className="button button-ghost" name="do" value="link">
              {words.makeView}
            </button>
          </form>
          <CalendarForm action={action} hasFeed={links.some(({ kind }) => kind === 'calendar')} />
        </>
      )}
    </Popover>
  )
}
