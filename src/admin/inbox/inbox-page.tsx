import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminPageLink } from '#src/admin/pages/admin-page-link.tsx'
import { AdminPager } from '#src/admin/pages/admin-pager.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import type { ListPage } from '#src/admin/pages/list-page.ts'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { type AdminTask, TASK_STATES, type TaskState } from '#src/admin/tasks/task-store.ts'
import type { InboxKind, ReportedMistake } from './inbox-store.ts'
import { INBOX_WORDS } from './words/inbox-words.ts'

export const INBOX_PATH = '/desk/inbox'
export const INBOX_CHANGE_PATH = '/desk/inbox/change'

export type InboxPageProps = {
  readonly state: TaskState
  readonly counts: ReadonlyMap<string, number>
  readonly mistakes: ListPage<ReportedMistake>
  readonly tasks: ListPage<AdminTask>
  readonly isFirstPage: boolean
  /** Only operators see e-mail addresses of visitors. */
  readonly showsContacts: boolean
  readonly done: string | undefined
}

function StateButtons({
  kind,
  id,
  state,
  about,
}: {
  readonly kind: InboxKind
  readonly id: string
  readonly state: TaskState
  readonly about: string
}) {
  const { moveTo } = useWords(INBOX_WORDS)
  return (
    <div className="desk-actions">
      {TASK_STATES.filter((next) => next !== state).map((next) => (
        <AdminButton
          key={next}
          action={INBOX_CHANGE_PATH}
          fields={{ kind, id, state: next, from: state }}
          about={about}
        >
          {moveTo[next]}
        </AdminButton>
      ))}
    </div>
  )
}

function InboxItem({
  id,
  head,
  children,
}: {
  readonly id: string
  readonly head: ReactNode
  readonly children: ReactNode
}) {
  return (
    <li>
      <article className="desk-item" aria-labelledby={id}>
        <h3 className="desk-item-head" id={id}>
          {head}
        </h3>
        {children}
      </article>
    </li>
  )
}

function Contact({ contact, showsContacts }: { readonly contact: string; readonly showsContacts: boolean }) {
  const { contactHidden, replyTo } = useWords(INBOX_WORDS).mistakes
  if (contact === '') return null
  if (!showsContacts) return <p className="meta">{contactHidden}</p>
  return (
    <p className="meta">
      {replyTo(
        <a className="link" href={`mailto:${encodeURIComponent(contact)}`}>
          {contact}
        </a>,
      )}
    </p>
  )
}

function Mistakes({
  mistakes,
  state,
  showsContacts,
}: Pick<InboxPageProps, 'state' | 'showsContacts'> & { readonly mistakes: readonly ReportedMistake[] }) {
  const { empty, buttonSubject } = useWords(INBOX_WORDS).mistakes
  if (mistakes.length === 0) return <p className="serif">{empty}</p>
  return (
    <ul className="desk-items">
      {mistakes.map(({ id, page, text, contact, reportedAtS }) => (
        <InboxItem key={id} id={`mistake-${id}`} head={<AdminPageLink path={page} />}>
          <p className="desk-words">{text}</p>
          <p className="meta">
            <UtcTime atS={reportedAtS} />
          </p>
          <Contact contact={contact} showsContacts={showsContacts} />
          <StateButtons kind="mistake" id={id} state={state} about={buttonSubject(page)} />
        </InboxItem>
      ))}
    </ul>
  )
}

function TaskSubject({ kind, about }: Pick<AdminTask, 'kind' | 'about'>) {
  const { quotedQuery } = useWords(INBOX_WORDS).tasks
  if (kind === 'search')
    return (
      <a className="link" href={`/search?q=${encodeURIComponent(about)}`}>
        {quotedQuery(about)}
      </a>
    )
  if (kind === 'page') return <AdminPageLink path={about} />
  return (
    <a className="link desk-address" href={about} rel="noreferrer noopener">
      {about}
    </a>
  )
}

function Tasks({ tasks, state }: Pick<InboxPageProps, 'state'> & { readonly tasks: readonly AdminTask[] }) {
  const { empty, kinds, buttonSubject } = useWords(INBOX_WORDS).tasks
  if (tasks.length === 0) return <p className="serif">{empty}</p>
  return (
    <ul className="desk-items">
      {tasks.map(({ id, kind, about, createdAtS }) => (
        <InboxItem key={id} id={`task-${id}`} head={kinds[kind]}>
          <p className="desk-words">
            <TaskSubject kind={kind} about={about} />
          </p>
          <p className="meta">
            <UtcTime atS={createdAtS} />
          </p>
          <StateButtons kind="task" id={id} state={state} about={buttonSubject(about)} />
        </InboxItem>
      ))}
    </ul>
  )
}

/** `/desk/inbox`: reported mistakes, and tasks of the editors. */
export function InboxPage(props: InboxPageProps) {
  const { state, counts, mistakes, tasks, isFirstPage, showsContacts, done } = props
  const words = useWords(INBOX_WORDS)
  const firstHref = isFirstPage ? null : `${INBOX_PATH}?state=${state}`
  const nextHref = (list: 'mistakes' | 'tasks', next: string | null): string | null =>
    next === null ? null : `${INBOX_PATH}?state=${state}&${list}=${next}`
  return (
    <>
      <DoneNotice done={done} messages={words.confirmations} />
      <AdminTabs
        label={words.stateTabs}
        tabs={TASK_STATES.map((name) => ({
          href: `${INBOX_PATH}?state=${name}`,
          name: words.states[name],
          count: counts.get(name) ?? 0,
          isCurrent: name === state,
        }))}
      />
      <h2 className="h3">{words.mistakes.heading}</h2>
      <Mistakes mistakes={mistakes.items} state={state} showsContacts={showsContacts} />
      <AdminPager
        label={words.mistakes.heading}
        firstHref={firstHref}
        nextHref={nextHref('mistakes', mistakes.next)}
      />
      <h2 className="h3">{words.tasks.heading}</h2>
      <Tasks tasks={tasks.items} state={state} />
      <AdminPager
        label={words.tasks.heading}
        firstHref={firstHref}
        nextHref={nextHref('tasks', tasks.next)}
      />
    </>
  )
}
