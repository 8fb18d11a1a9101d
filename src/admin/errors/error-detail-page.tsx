import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import { DayChart } from '#src/admin/visitors/day-chart.tsx'
import type { ErrorDetail, ErrorFacet } from './error-groups-store.ts'
import type { ErrorSample } from './error-sample.ts'
import { ERRORS_PATH } from './errors-page.tsx'
import type { MappedFrame } from './map-stacks.ts'
import { ERRORS_WORDS } from './words/errors-words.ts'

const SHOWN_DAYS = 30
const FACET_KINDS = ['build', 'page', 'place'] as const

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
  const { facets: names, facetColumns, fileOfBuilds, noFacets } = useWords(ERRORS_WORDS).detail
  return FACET_KINDS.map((kind) => (
    <AdminTable
      key={kind}
      caption={names[kind]}
      headings={[names[kind], facetColumns.count, facetColumns.lastSeen]}
      rows={facets
        .filter((facet) => facet.kind === kind)
        .map(({ value, times, lastAtS }) => ({
          key: value,
          cells: [
            kind === 'build' && buildsOf(value).length > 0 ? fileOfBuilds(value, buildsOf(value)) : value,
            String(times),
            <UtcTime key="last" atS={lastAtS} />,
          ],
        }))}
      empty={noFacets(names[kind])}
    />
  ))
}

function Stack({ frames }: { readonly frames: readonly MappedFrame[] }) {
  const { noStack, unnamedFunction } = useWords(ERRORS_WORDS).detail
  if (frames.length === 0) return <p className="serif">{noStack}</p>
  return (
    <ol className="desk-stack">
      {frames.map(({ name, location, builtLocation }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack may name one line twice
        <li key={index}>
          <code>{`${name === '' ? unnamedFunction : name} `}</code>
          <code className="desk-stack-place">{location}</code>
          {builtLocation !== null && <code className="meta">{builtLocation}</code>}
        </li>
      ))}
    </ol>
  )
}

function History({ history }: Pick<ErrorSample, 'history'>) {
  const words = useWords(ERRORS_WORDS).detail
  if (history.length === 0) return null
  return (
    <details>
      <summary>{words.history}</summary>
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
  const { facts: names } = useWords(ERRORS_WORDS).detail
  const facts = [
    [names.page, page],
    [names.place, place],
    [names.build, build],
    [names.about, about],
    [names.request, requestId],
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
  const words = useWords(ERRORS_WORDS).detail
  const { group, days, facets } = detail
  const { fingerprint, title, state, firstAtS, lastAtS } = group
  const path = `${ERRORS_PATH}/${fingerprint}`
  return (
    <>
      <DoneNotice done={done} messages={words.confirmations} />
      <p className="lead desk-error-title">{title}</p>
      <p className="serif">
        {words.occurrences(group, <UtcTime atS={firstAtS} />, <UtcTime atS={lastAtS} />)}
      </p>
      {role === 'operator' && (
        <div className="desk-actions">
          {(['resolved', 'muted', 'open'] as const)
            .filter((next) => next !== state)
            .map((next) => (
              <AdminButton key={next} action={`${path}/mark`} fields={{ state: next }}>
                {words.moveTo[next]}
              </AdminButton>
            ))}
        </div>
      )}
      <DayChart name={words.chartName} counts={days} lastDay={today} days={SHOWN_DAYS} />
      <Facets facets={facets} buildsOf={buildsOf} />
      <h2 className="h3">{words.samplesHeading}</h2>
      {samples.length === 0 && <p className="serif">{words.noSamples}</p>}
      <ul className="desk-items">
        {samples.map((mapped, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: samples of one second have nothing else that differs
          <Sample key={index} mapped={mapped} />
        ))}
      </ul>
      <p>
        <a className="link" href="/desk/runbooks#error-reports">
          {words.runbook}
        </a>
      </p>
    </>
  )
}
