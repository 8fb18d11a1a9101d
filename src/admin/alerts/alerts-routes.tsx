import { type Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { doneMessage } from '#src/admin/pages/done-notice.tsx'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { MAX_ALERTS, parseAlertSetting, toAlert } from '#src/alerts/rules/alert-setting.ts'
import { parseDueTime } from '#src/campaigns/rules/parse-campaign-form.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements } from '#src/platform/database.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { Alert } from '#src/site/frame/alert.ts'
import { findAlertPlace, readAlertPlaces } from './alert-places.ts'
import {
  type AlertDraft,
  endAlertStatement,
  endTerminalAlert,
  hasAlert,
  insertAlertStatement,
  listAlerts,
  publishAlerts,
  readTerminalAlerts,
} from './alert-store.ts'
import { type AlertFields, AlertsPage, type AlertsPageProps } from './alerts-page.tsx'
import { ALERTS_WORDS } from './words/alerts-words.ts'

const ALERTS_PATH = '/desk/alerts'
const DRAFT_ID = /^[0-9a-f-]{36}$/
const emptyFields = (): AlertFields => ({
  text: '',
  start: '',
  end: '',
  place: 'all',
  draft: crypto.randomUUID(),
})
const wordsOf = (c: Context<AppEnv>) => pickWords(ALERTS_WORDS, c.get('locale'))

const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.slice(0, maxLength) : ''

const fieldsOf = (form: Readonly<Record<string, unknown>>): AlertFields => ({
  text: textOf(form['text'], 1000).trim(),
  start: textOf(form['start'], 30),
  end: textOf(form['end'], 30),
  place: textOf(form['place'], 200),
  draft: DRAFT_ID.test(String(form['draft'])) ? String(form['draft']) : crypto.randomUUID(),
})

/** The ID of an alert: the same when the same form is submitted again, another one after its content was changed. */
const alertIdOf = async ({ draft, ...content }: AlertFields): Promise<string> =>
  (await sha256Base64url(JSON.stringify([draft, content]))).slice(0, 32)

/** Validates the form. @returns the draft with its preview, or the problem to show */
async function readDraft(
  c: Context<AppEnv>,
  { text, start, end, place: value }: AlertFields,
  nowS: number,
): Promise<{ readonly draft: AlertDraft; readonly preview: Alert } | { readonly problem: string }> {
  const { problems } = wordsOf(c)
  const setting = parseAlertSetting(JSON.stringify({ text }))
  if (setting === null) return { problem: problems.textLength }
  const place = findAlertPlace(await readAlertPlaces(c.get('readShard'), c.get('locale')), value)
  if (place === null) return { problem: problems.place }
  const [startS, endS] = [parseDueTime(start), parseDueTime(end)]
  if ((start !== '' && startS === null) || (end !== '' && endS === null)) return { problem: problems.time }
  if (endS !== null && endS <= Math.max(nowS, startS ?? 0)) return { problem: problems.end }
  return {
    draft: { text: setting.text, startS, endS, place },
    preview: await toAlert(setting, sha256Base64url),
  }
}

/** Routes of `/desk/alerts`; the guard runs before them. */
export function alertsRoutes(nowMs: () => number): Hono<AppEnv> {
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const renderPage = async (
    c: Context<AppEnv>,
    overrides: Partial<Pick<AlertsPageProps, 'fields' | 'preview' | 'notice'>>,
    status: 200 | 400 | 409 | 503 = 200,
  ) => {
    const [alerts, places, terminal] = await Promise.all([
      listAlerts(c.env.DB, nowS()),
      readAlertPlaces(c.get('readShard'), c.get('locale')),
      readTerminalAlerts(c.env.SETTINGS).catch(() => []),
    ])
    const props = { fields: emptyFields(), preview: null, notice: null, ...overrides }
    const { role } = c.get('operator')
    const page = (
      <AlertsPage {...props} {...{ alerts, places, role }} terminalCount={terminal.length} nowS={nowS()} />
    )
    return renderAdminPage(c, { title: 'alerts', page, status })
  }
  /** Writes to KV; when KV fails the operator is requested to submit the same form again. */
  const publish = async (
    c: Context<AppEnv>,
    done: string,
    submitted: Partial<Pick<AlertsPageProps, 'fields' | 'preview'>> = {},
    write = () => publishAlerts(c.env.DB, c.env.SETTINGS, nowS()),
  ) => {
    try {
      await write()
    } catch (error) {
      c.get('report')(error)
      const notice = { tone: 'problem', text: wordsOf(c).problems.notPublished } as const
      return renderPage(c, { ...submitted, notice }, 503)
    }
    return redirectWithDone(c, ALERTS_PATH, done)
  }
  return new Hono<AppEnv>()
    .get(ALERTS_PATH, (c) => {
      const text = doneMessage({ done: c.req.query('done'), messages: wordsOf(c).confirmations })
      return renderPage(c, { notice: text === null ? null : { tone: 'done', text } })
    })
    .post('/desk/alerts/preview', async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const fields = fieldsOf(read.fields)
      const parsed = await readDraft(c, fields, nowS())
      return 'problem' in parsed
        ? renderPage(c, { fields, notice: { tone: 'problem', text: parsed.problem } }, 400)
        : renderPage(c, { fields, preview: parsed.preview })
    })
    .post('/desk/alerts/publish', async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const fields = fieldsOf(read.fields)
      const parsed = await readDraft(c, fields, nowS())
      if ('problem' in parsed)
        return renderPage(c, { fields, notice: { tone: 'problem', text: parsed.problem } }, 400)
      const id = await alertIdOf(fields)
      const { operator } = c.var
      const note = {
        action: 'alert.publish',
        target: id,
        detail: `${parsed.draft.place.name}: ${parsed.draft.text}`,
      }
      await runStatements(c.env.DB, [
        insertAlertStatement(id, parsed.draft, operator.name, nowS()),
        auditStatement(operator, note, nowS()),
      ])
      const { preview } = parsed
      if (await hasAlert(c.env.DB, id)) return publish(c, 'published', { fields, preview })
      const text = wordsOf(c).problems.tooMany(MAX_ALERTS)
      return renderPage(c, { fields, preview, notice: { tone: 'problem', text } }, 409)
    })
    .post('/desk/alerts/end-terminal', async (c) => {
      const note = { action: 'alert.end', target: 'terminal' }
      await runStatements(c.env.DB, [auditStatement(c.get('operator'), note, nowS(), '1')])
      return publish(c, 'ended', {}, () => endTerminalAlert(c.env.SETTINGS))
    })
    .post('/desk/alerts/:alert/end', async (c) => {
      const target = c.req.param('alert')
      const note = { action: 'alert.end', target }
      await runStatements(c.env.DB, [
        endAlertStatement(target, nowS()),
        auditStatement(c.get('operator'), note, nowS()),
      ])
      return publish(c, 'ended')
    })
}
