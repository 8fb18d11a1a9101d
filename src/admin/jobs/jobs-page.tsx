import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { HealthBadge } from '#src/admin/pages/health-badge.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import type { DeadLetter } from './dead-letter-store.ts'
import type { Finding } from './jobs-findings.ts'
import type { JobsState } from './jobs-state.ts'

export const REPLAY_PATH = '/desk/works/replay'

export type JobsPageProps = {
  readonly role: AdminOperator['role']
  readonly findings: readonly Finding[]
  readonly state: JobsState
  /** Null when they cannot be read. */
  readonly deadLetters: readonly DeadLetter[] | null
  /** Of the worker that rendered the page. */
  readonly deployed: { readonly build: string; readonly catalogue: string; readonly place: string | null }
  /** Counts of binding calls by outcome since the isolate started. */
  readonly bindingCalls: Readonly<Record<string, number>>
  readonly done: string | undefined
}

const DONE_MESSAGES = {
  replayed: 'Queued. They are retried within five minutes, a hundred at a time.',
  nothing: 'Nothing was queued: none of them can be retried, or all are queued already.',
}

function Summary({ findings }: Pick<JobsPageProps, 'findings'>) {
  const problems = findings.filter(({ state }) => state !== 'ok')
  if (problems.length === 0) return <p className="lead">All systems are healthy.</p>
  return <p className="lead">{`Needs attention: ${problems.map(({ subject }) => subject).join(', ')}.`}</p>
}

function DeadLetters({ deadLetters, role }: Pick<JobsPageProps, 'deadLetters' | 'role'>) {
  if (deadLetters === null) return <p className="serif">Not available at present.</p>
  const isOperator = role === 'operator'
  return (
    <>
      <AdminTable
        caption="Undeliverable mails"
        headings={['Failed', 'Reason', 'State', ...(isOperator ? ['Actions'] : [])]}
        rows={deadLetters.map(({ id, reason, failedAtS, state }) => ({
          key: id,
          cells: [
            <UtcTime key="at" atS={failedAtS} />,
            reason,
            state,
            ...(isOperator
              ? [
                  state === 'failed' && (
                    <AdminButton
                      key="again"
                      action={REPLAY_PATH}
                      fields={{ which: id }}
                      about={`the mail ${id}`}
                    >
                      Retry
                    </AdminButton>
                  ),
                ]
              : []),
          ],
        }))}
        empty="No undeliverable mails."
      />
      {isOperator && deadLetters.some(({ state }) => state === 'failed') && (
        <AdminButton action={REPLAY_PATH} fields={{ which: 'all' }}>
          Retry all
        </AdminButton>
      )}
    </>
  )
}

function Builds({
  builds,
  deployed,
}: { readonly builds: JobsState['builds'] } & Pick<JobsPageProps, 'deployed'>) {
  return (
    <AdminTable
      caption="Builds with deployed files"
      headings={['Build', 'State', 'Files']}
      rows={(builds ?? []).map(({ build, replacedAtS, files }) => ({
        key: build,
        cells: [
          <code key="id">{build}</code>,
          replacedAtS === null ? (
            build === deployed.build ? (
              'in use, and rendered this page'
            ) : (
              'in use'
            )
          ) : (
            <span key="since">
              replaced <UtcTime atS={replacedAtS} />
            </span>
          ),
          String(files.length),
        ],
      }))}
      empty={
        builds === null ? 'Not available at present.' : 'No deployment has recorded one; local runs do not.'
      }
    />
  )
}

/** Findings that need attention first. */
const problemsFirst = (findings: readonly Finding[]): readonly Finding[] => [
  ...findings.filter(({ state }) => state !== 'ok'),
  ...findings.filter(({ state }) => state === 'ok'),
]

/** `/desk/works`: health of bindings, queues, runs and limits, with actions; dead letters and deployed builds. */
export function JobsPage({
  role,
  findings,
  state,
  deadLetters,
  deployed,
  bindingCalls,
  done,
}: JobsPageProps) {
  return (
    <>
      <DoneNotice done={done} messages={DONE_MESSAGES} />
      <Summary findings={findings} />
      <AdminTable
        caption="Health of the system"
        headings={['Component', 'State', 'Summary', 'Action']}
        rows={problemsFirst(findings).map(({ subject, state: health, summary, action, runbook }) => ({
          key: subject,
          cells: [
            subject,
            <HealthBadge key="state" state={health} />,
            summary,
            <>
              {action}{' '}
              <a className={health === 'ok' ? 'desk-quiet' : 'link'} href={`/desk/runbooks#${runbook}`}>
                Runbook<span className="visually-hidden">{` for ${subject}`}</span>
              </a>
            </>,
          ],
        }))}
        empty="No findings."
      />
      <h2 className="h3">Dead letters</h2>
      <DeadLetters deadLetters={deadLetters} role={role} />
      <h2 className="h3">Runs</h2>
      <AdminTable
        caption="Scheduled runs"
        headings={['Run', 'Last run', 'Outcome']}
        rows={(state.runs ?? []).map(({ job, ranAtS, outcome }) => ({
          key: job,
          cells: [job, <UtcTime key="at" atS={ranAtS} />, outcome],
        }))}
        empty={state.runs === null ? 'Not available at present.' : 'No runs yet.'}
      />
      <h2 className="h3">Versions</h2>
      <p className="serif">
        This page was rendered by build <code>{deployed.build}</code> with catalogue{' '}
        <code>{deployed.catalogue}</code>
        {deployed.place === null ? '.' : ` in ${deployed.place}.`}
      </p>
      <Builds builds={state.builds} deployed={deployed} />
      <details>
        <summary>Binding calls, counted by the isolate that rendered this page</summary>
        <AdminTable
          caption="Binding calls"
          headings={['Binding and outcome', 'Count']}
          rows={Object.entries(bindingCalls).map(([name, times]) => ({
            key: name,
            cells: [name, String(times)],
          }))}
          empty="None yet."
        />
      </details>
    </>
  )
}
