import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import { DayChart } from '#src/admin/visitors/day-chart.tsx'
import type { ErrorDetail, ErrorFacet, ErrorState } from './error-groups-store.ts'
import type { ErrorSample } from './error-sample.ts'
import { ERRORS_PATH } from './errors-page.tsx'
import type { MappedFrame } from './map-stacks.ts'

const SHOWN_DAYS = 30
const DONE_MESSAGES = {
  open: 'Reopened.',
  resolved: 'Resolved. It reopens automatically when it occurs in a build that did not have it.',
  muted: 'Muted. It is still counted, and listed under Muted.',
}
const ACTION_LABELS: Readonly<Record<ErrorState, string>> = {
  open: 'Reopen',
  resolved: 'Resolve',
  muted: 'Mute',
}
const FACETS = [
  ['build', 'Builds and files'],
  ['page', 'Pages and routes'],
  ['place', 'Data centres'],
] as const

export type MappedSample = {
  readonly atS: number
  readonly sample: ErrorSample
  readonly frames: readonly MappedFrame[]
}

export type ErrorDetailPageProps = {
  readonly detail: ErrorDetail
  readonly samples: readonly MappedSample[]
  /** IDs of the recorded builds that contain a file. */
  readonly buildsOf: (file: string) => readonly string[]
  readonly role: AdminOperator['role']
  readonly today: number
  readonly done: string | undefined
}

function Facets({
  facets,
  buildsOf,
}: { readonly facets: readonly ErrorFacet[] } & Pick<ErrorDetailPageProps, 'buildsOf'>) {
  return FACETS.map(([kind, name]) => (
    <AdminTable
      key={kind}
      caption={name}
      headings={[name, 'Count', 'Last seen']}
      rows={facets
        .filter((facet) => facet.kind === kind)
        .map(({ value, times, lastAtS }) => ({
          key: value,
          cells: [
            kind === 'build' && buildsOf(value).length > 0
              ? `${value} (build ${buildsOf(value).join(', ')})`
              : value,
            String(times),
            <UtcTime key="last" atS={lastAtS} />,
          ],
        }))}
      empty={`${name}: none recorded.`}
    />
  ))
}

function Stack({ frames }: { readonly frames: readonly MappedFrame[] }) {
  if (frames.length === 0) return <p className="serif">No stack was reported.</p>
  return (
    <ol className="desk-stack">
      {frames.map(({ name, location, builtLocation }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack may name one line twice
        <li key={index}>
          <code>{`${name === '' ? '(no name)' : name} `}</code>
          <code className="desk-stack-place">{location}</code>
          {builtLocation !== null && <code className="meta">{builtLocation}</code>}
        </li>
      ))}
    </ol>
  )
}

function History({ history }: Pick<ErrorSample, 'history'>) {
  if (history.length === 0) return null
  return (
    <details>
      <summary>Events before the error</summary>
      <ol className="desk-stack">
        {history.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={index}>
            <code>
              {Object.entries(event)
                .map(([name, value]) => `${name}: ${value}`)
                .join(', ')}
            </code>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Sample({ mapped: { atS, sample, frames } }: { readonly mapped: MappedSample }) {
  const { message, page, place, build, about, requestId, history } = sample
  const facts = [
    ['Page', page],
    ['Data centre', place],
    ['Build', build],
    ['About', about],
    ['Request', requestId],
  ].filter(([, value]) => value !== '')
  return (
    <li className="desk-item">
      <p className="meta">
        <UtcTime atS={atS} />
      </p>
      <p className="desk-words">{message}</p>
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Stack frames={frames} />
      <History history={history} />
    </li>
  )
}

/** `/desk/errors/…`: one error group with its frequency, builds, pages, data centres and stacks. */
export function ErrorDetailPage({ detail, samples, buildsOf, role, today, done }: ErrorDetailPageProps) {
  const { group, days, facets } = detail
  const { fingerprint, title, side, state, hasRecurred, times, firstAtS, lastAtS } = group
  const path = `${ERRORS_PATH}/${fingerprint}`
  return (
    <>
      <DoneNotice done={done} messages={DONE_MESSAGES} />
      <p className="lead desk-error-title">{title}</p>
      <p className="serif">
        {`In the ${side}, ${times.toLocaleString('en')} times, from `}
        <UtcTime atS={firstAtS} />
        {' to '}
        <UtcTime atS={lastAtS} />
        {`. ${hasRecurred ? 'It was resolved, and recurred.' : `It is ${state}.`}`}
      </p>
      {role === 'operator' && (
        <div className="desk-actions">
          {(['resolved', 'muted', 'open'] as const)
            .filter((next) => next !== state)
            .map((next) => (
              <AdminButton key={next} action={`${path}/mark`} fields={{ state: next }}>
                {ACTION_LABELS[next]}
              </AdminButton>
            ))}
        </div>
      )}
      <DayChart name="Occurrences" counts={days} lastDay={today} days={SHOWN_DAYS} />
      <Facets facets={facets} buildsOf={buildsOf} />
      <h2 className="h3">Latest samples</h2>
      {samples.length === 0 && <p className="serif">All samples have been deleted.</p>}
      <ul className="desk-items">
        {samples.map((mapped, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples of one second have nothing else that differs
          <Sample key={index} mapped={mapped} />
        ))}
      </ul>
      <p>
        <a className="link" href="/desk/runbooks#error-reports">
          How to handle an error
        </a>
      </p>
    </>
  )
}
