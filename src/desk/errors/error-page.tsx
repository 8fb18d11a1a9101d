import type { DeskOperator } from '#src/desk/operator-reader.ts'
import { DeskButton } from '#src/desk/pages/desk-button.tsx'
import { DeskDone } from '#src/desk/pages/desk-done.tsx'
import { DeskTable } from '#src/desk/pages/desk-table.tsx'
import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import { DayChart } from '#src/desk/readers/day-chart.tsx'
import type { ErrorDetail, ErrorFacet, ErrorState } from './error-groups-store.ts'
import type { ErrorSample } from './error-sample.ts'
import { ERRORS_PATH } from './errors-page.tsx'
import type { MappedFrame } from './map-frames.ts'

const SHOWN_DAYS = 30
const WORDS = {
  open: 'It is open again.',
  resolved: 'Resolved. It comes back by itself when it is seen in a build that did not have it.',
  muted: 'Muted. It is counted, and listed under Muted.',
}
const VERBS: Readonly<Record<ErrorState, string>> = {
  open: 'Open it again',
  resolved: 'Resolve',
  muted: 'Mute',
}
const FACETS = [
  ['build', 'Builds and files'],
  ['page', 'Pages and routes'],
  ['place', 'Data centres'],
] as const

export type ShownSample = {
  readonly atS: number
  readonly sample: ErrorSample
  readonly frames: readonly MappedFrame[]
}

export type ErrorPageProps = {
  readonly detail: ErrorDetail
  readonly samples: readonly ShownSample[]
  /** Builds of a deployment by the files that they have, so that a file says when it was. */
  readonly buildsOf: (file: string) => readonly string[]
  readonly role: DeskOperator['role']
  readonly today: number
  readonly done: string | undefined
}

function Facets({
  facets,
  buildsOf,
}: { readonly facets: readonly ErrorFacet[] } & Pick<ErrorPageProps, 'buildsOf'>) {
  return FACETS.map(([kind, name]) => (
    <DeskTable
      key={kind}
      caption={name}
      heads={[name, 'Times', 'Last seen']}
      rows={facets
        .filter((facet) => facet.kind === kind)
        .map(({ value, times, lastAtS }) => ({
          key: value,
          cells: [
            kind === 'build' && buildsOf(value).length > 0
              ? `${value} (build ${buildsOf(value).join(', ')})`
              : value,
            String(times),
            <DeskTime key="last" atS={lastAtS} />,
          ],
        }))}
      empty={`${name}: not known.`}
    />
  ))
}

function Stack({ frames }: { readonly frames: readonly MappedFrame[] }) {
  if (frames.length === 0) return <p className="serif">It came without a stack.</p>
  return (
    <ol className="desk-stack">
      {frames.map(({ name, place, built }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack may name one line twice
        <li key={index}>
          <code>{`${name === '' ? '(no name)' : name} `}</code>
          <code className="desk-stack-place">{place}</code>
          {built !== null && <code className="meta">{built}</code>}
        </li>
      ))}
    </ol>
  )
}

function History({ history }: Pick<ErrorSample, 'history'>) {
  if (history.length === 0) return null
  return (
    <details>
      <summary>What happened on the page before</summary>
      <ol className="desk-stack">
        {history.map((happening, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={index}>
            <code>
              {Object.entries(happening)
                .map(([name, value]) => `${name}: ${value}`)
                .join(', ')}
            </code>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Sample({ shown: { atS, sample, frames } }: { readonly shown: ShownSample }) {
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
        <DeskTime atS={atS} />
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

/** `/desk/errors/…`: one cause, how often it was seen, where, and with which stack. */
export function ErrorPage({ detail, samples, buildsOf, role, today, done }: ErrorPageProps) {
  const { group, days, facets } = detail
  const { fingerprint, title, side, state, isBack, times, firstAtS, lastAtS } = group
  const path = `${ERRORS_PATH}/${fingerprint}`
  return (
    <>
      <DeskDone done={done} words={WORDS} />
      <p className="lead desk-error-title">{title}</p>
      <p className="serif">
        {`In the ${side}, ${times.toLocaleString('en')} times, from `}
        <DeskTime atS={firstAtS} />
        {' to '}
        <DeskTime atS={lastAtS} />
        {`. ${isBack ? 'It was resolved, and came back.' : `It is ${state}.`}`}
      </p>
      {role === 'operator' && (
        <div className="desk-actions">
          {(['resolved', 'muted', 'open'] as const)
            .filter((next) => next !== state)
            .map((next) => (
              <DeskButton key={next} action={`${path}/mark`} fields={{ state: next }}>
                {VERBS[next]}
              </DeskButton>
            ))}
        </div>
      )}
      <DayChart name="Times" counts={days} lastDay={today} days={SHOWN_DAYS} />
      <Facets facets={facets} buildsOf={buildsOf} />
      <h2 className="h3">The last times</h2>
      {samples.length === 0 && <p className="serif">None of them is kept any more.</p>}
      <ul className="desk-items">
        {samples.map((shown, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples of one second have nothing else that differs
          <Sample key={index} shown={shown} />
        ))}
      </ul>
      <p>
        <a className="link" href="/desk/runbooks#errors-at-the-desk">
          What to do with an error
        </a>
      </p>
    </>
  )
}
