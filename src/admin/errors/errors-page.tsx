import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminPager } from '#src/admin/pages/admin-pager.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { CountBar } from '#src/admin/pages/count-bar.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { ERROR_STATES, type ErrorGroup, type ErrorState } from './error-groups-store.ts'
import { ERRORS_WORDS } from './words/errors-words.ts'

export const ERRORS_PATH = '/desk/errors'

const PAGE_SIZE = 50

export type ErrorsPageProps = {
  readonly groups: readonly ErrorGroup[]
  readonly state: ErrorState
  /** Number of the page, from 1. */
  readonly pageNumber: number
}

/** `/desk/errors`: errors of browsers and of the worker, one row per group. */
export function ErrorsPage({ groups, state, pageNumber }: ErrorsPageProps) {
  const { states, sides, list: words } = useWords(ERRORS_WORDS)
  const { columns } = words
  const matching = groups.filter((group) => group.state === state)
  const shown = matching.slice((pageNumber - 1) * PAGE_SIZE, pageNumber * PAGE_SIZE)
  const stateHref = `${ERRORS_PATH}?state=${state}`
  const max = Math.max(0, ...shown.map(({ times }) => times))
  return (
    <>
      <p className="serif">{words.introduction}</p>
      <AdminTabs
        label={words.stateTabs}
        tabs={ERROR_STATES.map((name) => ({
          href: `${ERRORS_PATH}?state=${name}`,
          name: states[name],
          count: groups.filter((group) => group.state === name).length,
          isCurrent: name === state,
        }))}
      />
      <AdminTable
        caption={words.caption(states[state])}
        headings={[columns.error, columns.side, columns.count, columns.lastSeen, columns.firstSeen]}
        rows={shown.map(({ fingerprint, title, side, times, lastAtS, firstAtS, hasRecurred }) => ({
          key: fingerprint,
          cells: [
            <>
              <a className="link desk-error-title" href={`${ERRORS_PATH}/${fingerprint}`}>
                {title}
              </a>
              {hasRecurred && <span className="desk-mark desk-mark-look">{words.recurred}</span>}
            </>,
            sides[side],
            <CountBar key="times" value={times} max={max} />,
            <UtcTime key="last" atS={lastAtS} />,
            <UtcTime key="first" atS={firstAtS} />,
          ],
        }))}
        empty={state === 'open' ? words.noOpenErrors : words.empty}
      />
      <AdminPager
        label={words.caption(states[state])}
        firstHref={pageNumber === 1 ? null : stateHref}
        nextHref={matching.length > pageNumber * PAGE_SIZE ? `${stateHref}&page=${pageNumber + 1}` : null}
      />
    </>
  )
}
