import type { DeskOperator } from '#src/desk/operator-reader.ts'
import { DeskButton } from '#src/desk/pages/desk-button.tsx'
import { DeskDone } from '#src/desk/pages/desk-done.tsx'
import { DeskMark } from '#src/desk/pages/desk-mark.tsx'
import { DeskTable } from '#src/desk/pages/desk-table.tsx'
import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import type { DeadLetter } from './dead-letter-store.ts'
import type { Finding } from './works-findings.ts'
import type { WorksState } from './works-state.ts'

export const REPLAY_PATH = '/desk/works/replay'

export type WorksPageProps = {
  readonly role: DeskOperator['role']
  readonly findings: readonly Finding[]
  readonly state: WorksState
  /** Null when they cannot be read. */
  readonly deadLetters: readonly DeadLetter[] | null
  /** Of the worker that answers. */
  readonly deployed: { readonly build: string; readonly catalogue: string; readonly place: string | null }
  /** Calls of bindings by outcome since that isolate began. */
  readonly trips: Readonly<Record<string, number>>
  readonly done: string | undefined
}

const WORDS = {
  replayed: 'Marked. They are tried again within five minutes, a hundred at a time.',
  nothing: 'Nothing was marked: none of them can be tried again, or they wait already.',
}

function Summary({ findings }: Pick<WorksPageProps, 'findings'>) {
  const wanting = findings.filter(({ state }) => state !== 'well')
  if (wanting.length === 0) return <p className="lead">All is well.</p>
  return <p className="lead">{`To look at: ${wanting.map(({ what }) => what).join(', ')}.`}</p>
}

function DeadLetters({ deadLetters, role }: Pick<WorksPageProps, 'deadLetters' | 'role'>) {
  if (deadLetters === null) return <p className="serif">They cannot be read just now.</p>
  const isOperator = role === 'operator'
  return (
    <>
      <DeskTable
        caption="Mails that were given up"
        heads={['Given up', 'Why', 'State', ...(isOperator ? ['To do'] : [])]}
        rows={deadLetters.map(({ id, reason, diedAtS, state }) => ({
          key: id,
          cells: [
            <DeskTime key="at" atS={diedAtS} />,
            reason,
            state === 'lost' ? 'nobody to send to' : state === 'waits' ? 'to be tried again' : 'given up',
            ...(isOperator
              ? [
                  state === 'given up' && (
                    <DeskButton
                      key="again"
                      action={REPLAY_PATH}
                      fields={{ which: id }}
                      about={`the mail ${id}`}
                    >
                      Try again
                    </DeskButton>
                  ),
                ]
              : []),
          ],
        }))}
        empty="No mail was given up."
      />
      {isOperator && deadLetters.some(({ state }) => state === 'given up') && (
        <DeskButton action={REPLAY_PATH} fields={{ which: 'all' }}>
          Try all of them again
        </DeskButton>
      )}
    </>
  )
}

function Builds({
  builds,
  deployed,
}: { readonly builds: WorksState['builds'] } & Pick<WorksPageProps, 'deployed'>) {
  return (
    <DeskTable
      caption="Builds whose files are kept"
      heads={['Build', 'State', 'Files']}
      rows={(builds ?? []).map(({ build, replacedAtS, files }) => ({
        key: build,
        cells: [
          <code key="id">{build}</code>,
          replacedAtS === null ? (
            build === deployed.build ? (
              'in use, and answered this'
            ) : (
              'in use'
            )
          ) : (
            <span key="since">
              replaced <DeskTime atS={replacedAtS} />
            </span>
          ),
          String(files.length),
        ],
      }))}
      empty={
        builds === null
          ? 'They cannot be read just now.'
          : 'No deployment has noted one; local runs never do.'
      }
    />
  )
}

/** What is to be looked at comes first. */
const inOrder = (findings: readonly Finding[]): readonly Finding[] => [
  ...findings.filter(({ state }) => state !== 'well'),
  ...findings.filter(({ state }) => state === 'well'),
]

/** `/desk/works`: what goes on behind the pages, what is late or nearly full, and what to do about it. */
export function WorksPage({ role, findings, state, deadLetters, deployed, trips, done }: WorksPageProps) {
  return (
    <>
      <DeskDone done={done} words={WORDS} />
      <Summary findings={findings} />
      <DeskTable
        caption="How the works are"
        heads={['What', 'State', 'It says', 'To do']}
        rows={inOrder(findings).map(({ what, state: mark, says, todo, runbook }) => ({
          key: what,
          cells: [
            what,
            <DeskMark key="state" state={mark} />,
            says,
            <>
              {todo}{' '}
              <a className={mark === 'well' ? 'desk-quiet' : 'link'} href={`/desk/runbooks#${runbook}`}>
                Runbook<span className="visually-hidden">{` for ${what}`}</span>
              </a>
            </>,
          ],
        }))}
        empty="Nothing is known."
      />
      <h2 className="h3">Dead letters</h2>
      <DeadLetters deadLetters={deadLetters} role={role} />
      <h2 className="h3">Runs</h2>
      <DeskTable
        caption="What ran by itself"
        heads={['Run', 'Last', 'What came of it']}
        rows={(state.runs ?? []).map(({ job, ranAtS, outcome }) => ({
          key: job,
          cells: [job, <DeskTime key="at" atS={ranAtS} />, outcome],
        }))}
        empty={state.runs === null ? 'They cannot be read just now.' : 'Nothing has run yet.'}
      />
      <h2 className="h3">Versions</h2>
      <p className="serif">
        This page was answered by build <code>{deployed.build}</code> with catalogue{' '}
        <code>{deployed.catalogue}</code>
        {deployed.place === null ? '.' : ` in ${deployed.place}.`}
      </p>
      <Builds builds={state.builds} deployed={deployed} />
      <details>
        <summary>Calls of bindings, counted by the isolate that answered</summary>
        <DeskTable
          caption="Calls of bindings"
          heads={['Binding and outcome', 'Times']}
          rows={Object.entries(trips).map(([name, times]) => ({ key: name, cells: [name, String(times)] }))}
          empty="None yet."
        />
      </details>
    </>
  )
}
