import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { alertMarkup } from '#src/alerts/rules/alert-markup.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import type { Alert } from '#src/site/frame/alert.ts'
import { AlertBar } from '#src/site/frame/alert-bar.tsx'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import type { AlertPlaces } from './alert-places.ts'
import { type AlertRecord, isActiveOrScheduled } from './alert-store.ts'
import { ALERTS_WORDS } from './words/alerts-words.ts'

/** Values of the form's fields. */
export type AlertFields = {
  readonly text: string
  /** Value of a `datetime-local` field, in UTC; empty: none. */
  readonly start: string
  readonly end: string
  readonly place: string
  /** ID of this form: submitting it twice publishes one alert. */
  readonly draft: string
}

export type AlertsPageProps = {
  readonly fields: AlertFields
  /** Preview of the alert after it was requested; null before. */
  readonly preview: Alert | null
  readonly places: AlertPlaces
  readonly alerts: readonly AlertRecord[]
  /** Number of alerts that the terminal has set. */
  readonly terminalCount: number
  readonly nowS: number
  readonly role: AdminRole
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
}

function AlertForm({
  fields,
  places,
  preview,
  role,
}: Pick<AlertsPageProps, 'fields' | 'places' | 'preview' | 'role'>) {
  const words = useWords(ALERTS_WORDS).form
  return (
    <form className="desk-form" method="post" action="/desk/alerts/preview">
      <input type="hidden" name="draft" value={fields.draft} />
      <label className="field">
        {words.text}
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
        {words.allowedMarkup}
      </p>
      <label className="field">
        {words.place}
        <select className="input" name="place" defaultValue={fields.place}>
          <option value={places.everywhere.value}>{places.everywhere.name}</option>
          {places.groups.map(({ name: continentName, continent, countries }) => (
            <optgroup key={continent.value} label={continentName}>
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
          {words.start}
          <input className="input" type="datetime-local" name="start" defaultValue={fields.start} />
        </label>
        <label className="field">
          {words.end}
          <input className="input" type="datetime-local" name="end" defaultValue={fields.end} />
        </label>
      </div>
      <p className="actions">
        <button className="button button-ghost" type="submit">
          {words.preview}
        </button>
        {preview !== null && role === 'operator' && (
          <button className="button" type="submit" formAction="/desk/alerts/publish">
            {words.publish}
          </button>
        )}
      </p>
      {role === 'editor' && <p className="meta">{words.operatorsOnly}</p>}
    </form>
  )
}

function alertStatusOf(alert: AlertRecord, nowS: number) {
  if (alert.endedAtS !== null) return 'ended'
  if (!isActiveOrScheduled(alert, nowS)) return 'expired'
  return alert.startS !== null && alert.startS > nowS ? 'scheduled' : 'active'
}

function AlertPeriod({ alert: { startS, publishedAtS, endS, endedAtS } }: { readonly alert: AlertRecord }) {
  const { untilEnded, period } = useWords(ALERTS_WORDS).list
  const untilS = endedAtS ?? endS
  const start = <UtcTime atS={startS ?? publishedAtS} />
  return untilS === null ? untilEnded(start) : period(start, <UtcTime atS={untilS} />)
}

/** `/desk/alerts`: compose, preview and publish an alert; list of active and ended ones. */
export function AlertsPage(props: AlertsPageProps) {
  const { fields, preview, places, alerts, terminalCount, nowS, role, notice } = props
  const { form, previewHeading, terminal, list } = useWords(ALERTS_WORDS)
  const { columns } = list
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      {preview !== null && (
        <section className="desk-alert" aria-labelledby="alert-preview">
          <h2 className="h3" id="alert-preview">
            {previewHeading}
          </h2>
          {/* The button of the alert bar would dismiss the alert for this browser. */}
          <div inert>
            <AlertBar alert={preview} returnPath="/desk/alerts" />
          </div>
        </section>
      )}
      <Panel title={form.heading}>
        <AlertForm {...{ fields, places, preview, role }} />
      </Panel>
      {terminalCount > 0 && (
        <Panel title={terminal.heading}>
          <p>{terminal.count(terminalCount)}</p>
          {role === 'operator' && (
            <form method="post" action="/desk/alerts/end-terminal">
              <button className="button button-ghost" type="submit">
                {terminal.end}
              </button>
            </form>
          )}
        </Panel>
      )}
      <AdminTable
        caption={list.caption}
        headings={[
          columns.text,
          columns.status,
          columns.place,
          columns.period,
          columns.author,
          columns.actions,
        ]}
        rows={alerts.map((alert) => ({
          key: alert.id,
          cells: [
            // Sanitised as on pages.
            <span key="text" dangerouslySetInnerHTML={insertMarkup(alertMarkup(alert.text))} />,
            list.statuses[alertStatusOf(alert, nowS)],
            alert.placeName,
            <AlertPeriod key="when" alert={alert} />,
            alert.publishedBy,
            isActiveOrScheduled(alert, nowS) && role === 'operator' ? (
              <AdminButton
                key="end"
                action={`/desk/alerts/${alert.id}/end`}
                about={list.buttonSubject(alert.text.slice(0, 40))}
              >
                {list.endNow}
              </AdminButton>
            ) : (
              ''
            ),
          ],
        }))}
        empty={list.empty}
      />
    </>
  )
}
