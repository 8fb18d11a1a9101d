import type { ReactNode } from 'react'
import { DeskButton } from '#src/desk/pages/desk-button.tsx'
import { DeskDone } from '#src/desk/pages/desk-done.tsx'
import { DeskPageLink } from '#src/desk/pages/desk-page-link.tsx'
import { DeskTabs } from '#src/desk/pages/desk-tabs.tsx'
import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import { type DeskTask, WORK_STATES, type WorkProgress } from '#src/desk/tasks/task-store.ts'
import type { InboxKind, ReportedMistake } from './inbox-store.ts'

export const INBOX_PATH = '/desk/inbox'
export const INBOX_CHANGE_PATH = '/desk/inbox/change'

const NAMES: Readonly<Record<WorkProgress, string>> = {
  new: 'New',
  working: 'In work',
  done: 'Done',
  dismissed: 'Dismissed',
}
const VERBS: Readonly<Record<WorkProgress, string>> = {
  new: 'Back to new',
  working: 'Take it up',
  done: 'Done',
  dismissed: 'Dismiss',
}
const WORDS = {
  new: 'It is new again.',
  working: 'It is in work.',
  done: 'It is done.',
  dismissed: 'It is dismissed.',
  gone: 'Nothing was changed: somebody else has done that, or it is gone.',
}
const TASK_WORDS = {
  search: 'A search without result',
  page: 'A page that readers do not find useful',
  link: 'A link that leads nowhere',
} as const

export type InboxPageProps = {
  readonly state: WorkProgress
  readonly counts: ReadonlyMap<string, number>
  readonly mistakes: readonly ReportedMistake[]
  readonly tasks: readonly DeskTask[]
  /** Addresses of readers are the operators'. */
  readonly showsContacts: boolean
  readonly done: string | undefined
}

function Moves({
  kind,
  id,
  state,
  about,
}: {
  readonly kind: InboxKind
  readonly id: string
  readonly state: WorkProgress
  readonly about: string
}) {
  return (
    <div className="desk-actions">
      {WORK_STATES.filter((next) => next !== state).map((next) => (
        <DeskButton
          key={next}
          action={INBOX_CHANGE_PATH}
          fields={{ kind, id, state: next, from: state }}
          about={about}
        >
          {VERBS[next]}
        </DeskButton>
      ))}
    </div>
  )
}

function Item({
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
    return <p className="meta">The reader left an address for an answer; operators see it.</p>
  return (
    <p className="meta">
      {'Answer to '}
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
        <Item key={id} id={`mistake-${id}`} head={<DeskPageLink path={page} />}>
          <p className="desk-words">{text}</p>
          <p className="meta">
            <DeskTime atS={reportedAtS} />
          </p>
          <Contact contact={contact} showsContacts={showsContacts} />
          <Moves kind="mistake" id={id} state={state} about={`the mistake on ${page}`} />
        </Item>
      ))}
    </ul>
  )
}

function About({ kind, about }: Pick<DeskTask, 'kind' | 'about'>) {
  if (kind === 'search')
    return <a className="link" href={`/search?q=${encodeURIComponent(about)}`}>{`“${about}”`}</a>
  if (kind === 'page') return <DeskPageLink path={about} />
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
      {tasks.map(({ id, kind, about, madeAtS }) => (
        <Item key={id} id={`task-${id}`} head={TASK_WORDS[kind]}>
          <p className="desk-words">
            <About kind={kind} about={about} />
          </p>
          <p className="meta">
            <DeskTime atS={madeAtS} />
          </p>
          <Moves kind="task" id={id} state={state} about={`the task about ${about}`} />
        </Item>
      ))}
    </ul>
  )
}

/** `/desk/inbox`: mistakes that readers reported, and what the desk itself means to do. */
export function InboxPage({ state, counts, mistakes, tasks, showsContacts, done }: InboxPageProps) {
  return (
    <>
      <DeskDone done={done} words={WORDS} />
      <DeskTabs
        label="States"
        tabs={WORK_STATES.map((name) => ({
          href: `${INBOX_PATH}?state=${name}`,
          name: NAMES[name],
          count: counts.get(name) ?? 0,
          isHere: name === state,
        }))}
      />
      <h2 className="h3">Reported mistakes</h2>
      <Mistakes mistakes={mistakes} state={state} showsContacts={showsContacts} />
      <h2 className="h3">Tasks</h2>
      <Tasks tasks={tasks} state={state} />
    </>
  )
}
