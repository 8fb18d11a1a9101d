import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { HealthBadge } from '#src/admin/pages/health-badge.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import type { DeadLetter } from './dead-letter-store.ts'
import type { Finding } from './jobs-findings.ts'
import type { JobsState } from './jobs-state.ts'
import { JOBS_WORDS } from './words/jobs-words.ts'

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

function Summary({ findings }: Pick<JobsPageProps, 'findings'>) {
  const { allHealthy, needsAttention } = useWords(JOBS_WORDS).health
  const problems = findings.filter(({ state }) => state !== 'ok')
  if (problems.length === 0) return <p className="lead">{allHealthy}</p>
  return <p className="lead">{needsAttention(problems.map(({ subject }) => subject))}</p>
}

function DeadLetters({ deadLetters, role }: Pick<JobsPageProps, 'deadLetters' | 'role'>) {
  const { notAvailable, deadLetters: words } = useWords(JOBS_WORDS)
  const { columns } = words
  if (deadLetters === null) return <p className="serif">{notAvailable}</p>
  const isOperator = role === 'operator'
  return (
    <>
      <AdminTable
        caption={words.caption}
        headings={[columns.failedAt, columns.reason, columns.state, ...(isOperator ? [columns.actions] : [])]}
        rows={deadLetters.map(({ id, reason, failedAtS, state }) => ({
          key: id,
          cells: [
            <UtcTime key="at" atS={failedAtS} />,
            reason,
            words.states[state],
            ...(isOperator
              ? [
                  state === 'failed' && (
                    <AdminButton
                      key="again"
                      action={REPLAY_PATH}
                      fields={{ which: id }}
                      about={words.buttonSubject(id)}
                    >
                      {words.retry}
                    </AdminButton>
                  ),
                ]
              : []),
          ],
        }))}
        empty={words.empty}
      />
      {isOperator && deadLetters.some(({ state }) => state === 'failed') && (
        <AdminButton action={REPLAY_PATH} fields={{ which: 'all' }}>
          {words.retryAll}
        </AdminButton>
      )}
    </>
  )
}

function Builds({
  builds,
  deployed,
}: { readonly builds: JobsState['builds'] } & Pick<JobsPageProps, 'deployed'>) {
  const { notAvailable, versions } = useWords(JOBS_WORDS)
  const { columns } = versions
  return (
    <AdminTable
      caption={versions.caption}
      headings={[columns.build, columns.state, columns.files]}
      rows={(builds ?? []).map(({ build, replacedAtS, files }) => ({
        key: build,
        cells: [
          <code key="id">{build}</code>,
          replacedAtS === null ? (
            build === deployed.build ? (
              versions.inUseHere
            ) : (
              versions.inUse
            )
          ) : (
            <span key="since">{versions.replaced(<UtcTime atS={replacedAtS} />)}</span>
          ),
          String(files.length),
        ],
      }))}
      empty={builds === null ? notAvailable : versions.empty}
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
  const words = useWords(JOBS_WORDS)
  const { columns, ...health } = words.health
  return (
    <>
      <DoneNotice done={done} messages={words.confirmations} />
      <Summary findings={findings} />
      <AdminTable
        caption={health.caption}
        headings={[columns.component, columns.state, columns.summary, columns.action]}
        rows={problemsFirst(findings).map(({ subject, state: status, summary, action, runbook }) => ({
          key: subject,
          cells: [
            subject,
            <HealthBadge key="state" state={status} />,
            summary,
            <>
              {action}{' '}
              <a className={status === 'ok' ? 'desk-quiet' : 'link'} href={`/desk/runbooks#${runbook}`}>
                {health.runbook}
                <span className="visually-hidden">{health.runbookSubject(subject)}</span>
              </a>
            </>,
          ],
        }))}
        empty={health.empty}
      />
      <h2 className="h3">{words.deadLetters.heading}</h2>
      <DeadLetters deadLetters={deadLetters} role={role} />
      <h2 className="h3">{words.runs.heading}</h2>
      <AdminTable
        caption={words.runs.caption}
        headings={[words.runs.columns.run, words.runs.columns.lastRun, words.runs.columns.outcome]}
        rows={(state.runs ?? []).map(({ job, ranAtS, outcome }) => ({
          key: job,
          cells: [job, <UtcTime key="at" atS={ranAtS} />, outcome],
        }))}
        empty={state.runs === null ? words.notAvailable : words.runs.empty}
      />
      <h2 className="h3">{words.versions.heading}</h2>
      <p className="serif">
        {words.versions.renderedBy(
          <code>{deployed.build}</code>,
          <code>{deployed.catalogue}</code>,
          deployed.place,
        )}
      </p>
      <Builds builds={state.builds} deployed={deployed} />
      <details>
        <summary>{words.bindingCalls.summary}</summary>
        <AdminTable
          caption={words.bindingCalls.caption}
          headings={[words.bindingCalls.columns.call, words.bindingCalls.columns.count]}
          rows={Object.entries(bindingCalls).map(([name, times]) => ({
            key: name,
            cells: [name, String(times)],
          }))}
          empty={words.bindingCalls.empty}
        />
      </details>
    </>
  )
}
