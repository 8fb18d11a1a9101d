import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { ERROR_STATES, type ErrorGroup, type ErrorState } from './error-groups-store.ts'

export const ERRORS_PATH = '/desk/errors'

const STATE_LABELS: Readonly<Record<ErrorState, string>> = {
  open: 'Open',
  resolved: 'Resolved',
  muted: 'Muted',
}

export type ErrorsPageProps = { readonly groups: readonly ErrorGroup[]; readonly state: ErrorState }

/** `/desk/errors`: errors of browsers and of the worker, one row per group. */
export function ErrorsPage({ groups, state }: ErrorsPageProps) {
  const shown = groups.filter((group) => group.state === state)
  const max = Math.max(0, ...shown.map(({ times }) => times))
  return (
    <>
      <p className="serif">
        Errors of the last thirty days, grouped by cause. Errors of all visitors are included, without
        personal data; when many arrive at once only samples are counted, so counts are too low.
      </p>
      <AdminTabs
        label="States"
        tabs={ERROR_STATES.map((name) => ({
          href: `${ERRORS_PATH}?state=${name}`,
          name: STATE_LABELS[name],
          count: groups.filter((group) => group.state === name).length,
          isCurrent: name === state,
        }))}
      />
      <AdminTable
        caption={`Errors: ${STATE_LABELS[state].toLowerCase()}`}
        headings={['Error', 'Side', 'Count', 'Last seen', 'First seen']}
        rows={shown.map(({ fingerprint, title, side, times, lastAtS, firstAtS, hasRecurred }) => ({
          key: fingerprint,
          cells: [
            <>
              <a className="link desk-error-title" href={`${ERRORS_PATH}/${fingerprint}`}>
                {title}
              </a>
              {hasRecurred && <span className="desk-mark desk-mark-look">Recurred</span>}
            </>,
            side,
            <CountBar key="times" value={times} max={max} />,
            <UtcTime key="last" atS={lastAtS} />,
            <UtcTime key="first" atS={firstAtS} />,
          ],
        }))}
        empty={state === 'open' ? 'No open errors.' : 'None.'}
      />
    </>
  )
}
