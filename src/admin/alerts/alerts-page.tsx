import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { alertMarkup } from '#src/alerts/rules/alert-markup.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import type { Alert } from '#src/site/frame/alert.ts'
import { AlertBar } from '#src/site/frame/alert-bar.tsx'
import { type AlertPlaceGroup, EVERYWHERE } from './alert-places.ts'
import { type AlertRecord, isActiveOrScheduled } from './alert-store.ts'

/** Values of the form's fields. */
export type AlertFields = {
  readonly text: string
  /** Value of a `datetime-local` field, in UTC; empty: none. */
  readonly start: string
  readonly end: string
  readonly place: string
}

export type AlertsPageProps = {
  readonly fields: AlertFields
  /** Preview of the alert after it was requested; null before. */
  readonly preview: Alert | null
  readonly groups: readonly AlertPlaceGroup[]
  readonly alerts: readonly AlertRecord[]
  /** Number of alerts that the terminal has set. */
  readonly terminalCount: number
  readonly nowS: number
  readonly role: AdminRole
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
}

function AlertForm({
  fields,
  groups,
  preview,
  role,
}: Pick<AlertsPageProps, 'fields' | 'groups' | 'preview' | 'role'>) {
  return (
    <form className="desk-form" method="post" action="/desk/alerts/preview">
      <label className="field">
        Text
        <textarea
          className="input"
          name="text"
          rows={3}
          required
          maxLength={400}
          defaultValue={fields.text}
          aria-describedby="alert-help"
        />
      </label>
      <p className="meta" id="alert-help">
        {
          'Allowed: <b>, <i> and links such as <a href="/destinations/fiji">Fiji</a>; other markup is shown as text.'
        }
      </p>
      <label className="field">
        Where
        <select className="input" name="place" defaultValue={fields.place}>
          <option value={EVERYWHERE.value}>{EVERYWHERE.name}</option>
          {groups.map(({ continent, countries }) => (
            <optgroup key={continent.value} label={continent.name.replace('All of ', '')}>
              {[continent, ...countries].map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="desk-topics">
        <label className="field">
          From, in UTC (empty: now)
          <input className="input" type="datetime-local" name="start" defaultValue={fields.start} />
        </label>
        <label className="field">
          Until, in UTC (empty: until ended)
          <input className="input" type="datetime-local" name="end" defaultValue={fields.end} />
        </label>
      </div>
      <p className="actions">
        <button className="button button-ghost" type="submit">
          Preview
        </button>
        {preview !== null && role === 'operator' && (
          <button className="button" type="submit" formAction="/desk/alerts/publish">
            Publish
          </button>
        )}
      </p>
      {role === 'editor' && <p className="meta">Only operators can publish alerts.</p>}
    </form>
  )
}

function alertStatusOf(alert: AlertRecord, nowS: number) {
  if (alert.endedAtS !== null) return 'Ended'
  if (!isActiveOrScheduled(alert, nowS)) return 'Expired'
  return alert.startS !== null && alert.startS > nowS ? 'Scheduled' : 'Active'
}

function AlertPeriod({ alert: { startS, publishedAtS, endS, endedAtS } }: { readonly alert: AlertRecord }) {
  const untilS = endedAtS ?? endS
  return (
    <>
      <UtcTime atS={startS ?? publishedAtS} />
      {untilS === null ? (
        ', until ended'
      ) : (
        <>
          {' to '}
          <UtcTime atS={untilS} />
        </>
      )}
    </>
  )
}

/** `/desk/alerts`: compose, preview and publish an alert; list of active and ended ones. */
export function AlertsPage(props: AlertsPageProps) {
  const { fields, preview, groups, alerts, terminalCount, nowS, role, notice } = props
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      {preview !== null && (
        <section className="desk-alert" aria-labelledby="alert-preview">
          <h2 className="h3" id="alert-preview">
            Preview
          </h2>
          {/* The button of the alert bar would dismiss the alert for this browser. */}
          <div inert>
            <AlertBar alert={preview} returnPath="/desk/alerts" />
          </div>
        </section>
      )}
      <Panel title="New alert">
        <AlertForm {...{ fields, groups, preview, role }} />
      </Panel>
      {terminalCount > 0 && (
        <Panel title="From the terminal">
          <p>{`npm run alert has set ${terminalCount === 1 ? 'an alert' : `${terminalCount} alerts`} in addition to those below.`}</p>
          {role === 'operator' && (
            <form method="post" action="/desk/alerts/end-terminal">
              <button className="button button-ghost" type="submit">
                End
              </button>
            </form>
          )}
        </Panel>
      )}
      <AdminTable
        caption="Alerts"
        headings={['Text', 'Status', 'Where', 'When', 'By', 'Actions']}
        rows={alerts.map((alert) => ({
          key: alert.id,
          cells: [
            // Sanitised as on pages.
            <span key="text" dangerouslySetInnerHTML={{ __html: alertMarkup(alert.text) }} />,
            alertStatusOf(alert, nowS),
            alert.placeName,
            <AlertPeriod key="when" alert={alert} />,
            alert.publishedBy,
            isActiveOrScheduled(alert, nowS) && role === 'operator' ? (
              <AdminButton
                key="end"
                action={`/desk/alerts/${alert.id}/end`}
                about={`the alert ${alert.text.slice(0, 40)}`}
              >
                End now
              </AdminButton>
            ) : (
              ''
            ),
          ],
        }))}
        empty="No alerts yet."
      />
    </>
  )
}
