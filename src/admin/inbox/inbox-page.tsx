import type { ReactNode } from 'react'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminPageLink } from '#src/admin/pages/admin-page-link.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { type AdminTask, TASK_STATES, type TaskState } from '#src/admin/tasks/task-store.ts'
import type { InboxKind, ReportedMistake } from './inbox-store.ts'

export const INBOX_PATH = '/desk/inbox'
export const INBOX_CHANGE_PATH = '/desk/inbox/change'

const STATE_LABELS: Readonly<Record<TaskState, string>> = {
  new: 'New',
  working: 'In progress',
  done: 'Done',
  dismissed: 'Dismissed',
}
const ACTION_LABELS: Readonly<Record<TaskState, string>> = {
  new: 'Move back to new',
  working: 'Start',
  done: 'Done',
  dismissed: 'Dismiss',
}
const DONE_MESSAGES = {
  new: 'Moved back to new.',
  working: 'In progress.',
  done: 'Done.',
  dismissed: 'Dismissed.',
  gone: 'Nothing was changed: the item has been changed by another operator, or deleted.',
}
const TASK_LABELS = {
  search: 'Search without results',
  page: 'Page that visitors did not find useful',
  link: 'Broken link',
} as const

export type InboxPageProps = {
  readonly state: TaskState
  readonly counts: ReadonlyMap<string, number>
  readonly mistakes: readonly ReportedMistake[]
  readonly tasks: readonly AdminTask[]
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
  return (
    <div className="desk-actions">
      {TASK_STATES.filter((next) => next !== state).map((next) => (
        <AdminButton
          key={next}
          action={INBOX_CHANGE_PATH}
          fields={{ kind, id, state: next, from: state }}
          about={about}
        >
          {ACTION_LABELS[next]}
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
  if (contact === '') return null
  if (!showsContacts)
    return <p className="meta">The visitor left an address for a reply; operators can see it.</p>
  return (
    <p className="meta">
      {'Reply to '}
      <a className="link" href={`mailto:${encodeURIComponent(contact)}`}>
        {contact}
      </a>
    </p>
  )
}

function Mistakes({
  mistakes,
  state,
  showsContacts,
}: Pick<InboxPageProps, 'mistakes' | 'state' | 'showsContacts'>) {
  if (mistakes.length === 0) return <p className="serif">None.</p>
  return (
    <ul className="desk-items">
      {mistakes.map(({ id, page, text, contact, reportedAtS }) => (
        <InboxItem key={id} id={`mistake-${id}`} head={<AdminPageLink path={page} />}>
          <p className="desk-words">{text}</p>
          <p className="meta">
            <UtcTime atS={reportedAtS} />
          </p>
          <Contact contact={contact} showsContacts={showsContacts} />
          <StateButtons kind="mistake" id={id} state={state} about={`the mistake on ${page}`} />
        </InboxItem>
      ))}
    </ul>
  )
}

function TaskSubject({ kind, about }: Pick<AdminTask, 'kind' | 'about'>) {
  if (kind === 'search')
    return <a className="link" href={`/search?q=${encodeURIComponent(about)}`}>{`“${about}”`}</a>
  if (kind === 'page') return <AdminPageLink path={about} />
  return (
    <a className="link desk-address" href={about} rel="noreferrer noopener">
      {about}
    </a>
  )
}

function Tasks({ tasks, state }: Pick<InboxPageProps, 'tasks' | 'state'>) {
  if (tasks.length === 0) return <p className="serif">None.</p>
  return (
    <ul className="desk-items">
      {tasks.map(({ id, kind, about, createdAtS }) => (
        <InboxItem key={id} id={`task-${id}`} head={TASK_LABELS[kind]}>
          <p className="desk-words">
            <TaskSubject kind={kind} about={about} />
          </p>
          <p className="meta">
            <UtcTime atS={createdAtS} />
          </p>
          <StateButtons kind="task" id={id} state={state} about={`the task about ${about}`} />
        </InboxItem>
      ))}
    </ul>
  )
}

/** `/desk/inbox`: reported mistakes, and tasks of the editors. */
export function InboxPage({ state, counts, mistakes, tasks, showsContacts, done }: InboxPageProps) {
  return (
    <>
      <DoneNotice done={done} messages={DONE_MESSAGES} />
      <AdminTabs
        label="States"
        tabs={TASK_STATES.map((name) => ({
          href: `${INBOX_PATH}?state=${name}`,
          name: STATE_LABELS[name],
          count: counts.get(name) ?? 0,
          isCurrent: name === state,
        }))}
      />
      <h2 className="h3">Reported mistakes</h2>
      <Mistakes mistakes={mistakes} state={state} showsContacts={showsContacts} />
      <h2 className="h3">Tasks</h2>
      <Tasks tasks={tasks} state={state} />
    </>
  )
}
