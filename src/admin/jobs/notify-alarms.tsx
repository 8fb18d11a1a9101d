import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { OutgoingMail, SendMail } from '#src/mail/mail-sender.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { type AlarmNotice, alarmChanges, parseAlarms } from './alarm-changes.ts'
import type { Finding } from './jobs-findings.ts'
import { JOBS_WORDS } from './words/jobs-words.ts'

const KEY = 'alarms'
const WEBHOOK_TIMEOUT_MS = 10_000

export type AlarmTools = {
  readonly settings: Pick<KVNamespace, 'get' | 'put'>
  readonly sendMail: SendMail
  /** Addresses of operators; none: no mail is sent. */
  readonly recipients: readonly string[]
  /** Receives each notice as JSON; null: none. */
  readonly webhook: string | null
  readonly fetch: Fetch
  readonly siteOrigin: string
  readonly locale: Locale
  readonly nowS: number
}

async function composeMail(
  notices: readonly AlarmNotice[],
  { siteOrigin, locale }: Pick<AlarmTools, 'siteOrigin' | 'locale'>,
): Promise<Omit<OutgoingMail, 'to'>> {
  const { alarms: words } = pickWords(JOBS_WORDS, locale)
  const lines = notices.flatMap(({ subject, state, summary, action, runbook }) => [
    words.line(subject, words.states[state], summary),
    ...(action === '' ? [] : [action]),
    `${siteOrigin}/desk/runbooks#${runbook}`,
    '',
  ])
  const text = [...lines, `${siteOrigin}/desk/works`].join('\n')
  const subject = words.mailSubject(notices.map((notice) => notice.subject))
  return { subject, text, html: await renderMarkup(<pre>{text}</pre>), headers: {} }
}

async function callWebhook(
  notices: readonly AlarmNotice[],
  tools: AlarmTools,
  address: string,
): Promise<void> {
  const { siteOrigin: site, nowS, fetch } = tools
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site, atS: nowS, alarms: notices }),
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the webhook of alarms answered ${response.status}`)
}

/**
 * Notifies operators by mail and webhook which parts need attention and which are healthy again. What could be sent by
 * neither is sent by the next run.
 * @throws the first error, when neither mail nor webhook could be sent; an error of one of them is thrown afterwards
 */
export async function notifyAlarms(findings: readonly Finding[], tools: AlarmTools): Promise<void> {
  const { settings, sendMail, recipients, webhook, nowS } = tools
  const stored = await settings.get(KEY)
  const { alarms, notices } = alarmChanges(parseAlarms(stored), findings, nowS)
  const sends = []
  if (notices.length > 0 && recipients.length > 0) {
    const mail = await composeMail(notices, tools)
    for (const [index, to] of recipients.entries())
      sends.push(sendMail({ ...mail, to }, `alarm-${nowS}-${index}`))
  }
  if (notices.length > 0 && webhook !== null) sends.push(callWebhook(notices, tools, webhook))
  const outcomes = await Promise.allSettled(sends)
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  const isNotified = failed.length < outcomes.length || outcomes.length === 0
  const text = JSON.stringify(alarms)
  if (isNotified && text !== (stored ?? '{}')) await settings.put(KEY, text)
  if (failed[0] !== undefined) throw failed[0].reason
}
