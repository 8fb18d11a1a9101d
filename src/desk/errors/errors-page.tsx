import { DeskBar } from '#src/desk/pages/desk-bar.tsx'
import { DeskTable } from '#src/desk/pages/desk-table.tsx'
import { DeskTabs } from '#src/desk/pages/desk-tabs.tsx'
import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import { ERROR_STATES, type ErrorGroup, type ErrorState } from './error-groups-store.ts'

export const ERRORS_PATH = '/desk/errors'

const NAMES: Readonly<Record<ErrorState, string>> = { open: 'Open', resolved: 'Resolved', muted: 'Muted' }

export type ErrorsPageProps = { readonly groups: readonly ErrorGroup[]; readonly state: ErrorState }

/** `/desk/errors`: what fails in browsers and in the worker, one line a cause. */
export function ErrorsPage({ groups, state }: ErrorsPageProps) {
  const shown = groups.filter((group) => group.state === state)
  const most = Math.max(0, ...shown.map(({ times }) => times))
  return (
    <>
      <p className="serif">
        Of thirty days, one line for each cause. Every visitor’s error is here, scrubbed of whatever could say
        whose it was; when many come at once the count is of samples, and low.
      </p>
      <DeskTabs
        label="States"
        tabs={ERROR_STATES.map((name) => ({
          href: `${ERRORS_PATH}?state=${name}`,
          name: NAMES[name],
          count: groups.filter((group) => group.state === name).length,
          isHere: name === state,
        }))}
      />
      <DeskTable
        caption={`Errors: ${NAMES[state].toLowerCase()}`}
        heads={['What', 'Where', 'Times', 'Last seen', 'First seen']}
        rows={shown.map(({ fingerprint, title, side, times, lastAtS, firstAtS, isBack }) => ({
          key: fingerprint,
          cells: [
            <>
              <a className="link desk-error-title" href={`${ERRORS_PATH}/${fingerprint}`}>
                {title}
              </a>
              {isBack && <span className="desk-mark desk-mark-look">Came back</span>}
            </>,
            side,
            <DeskBar key="times" value={times} most={most} />,
            <DeskTime key="last" atS={lastAtS} />,
            <DeskTime key="first" atS={firstAtS} />,
          ],
        }))}
        empty={state === 'open' ? 'No error is open.' : 'None.'}
      />
    </>
  )
}
