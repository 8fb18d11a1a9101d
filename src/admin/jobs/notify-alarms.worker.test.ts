import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import type { OutgoingMail } from '#src/mail/mail-sender.ts'
import type { Finding } from './jobs-findings.ts'
import { notifyAlarms } from './notify-alarms.tsx'

const { SETTINGS } = env as unknown as Bindings
const WEBHOOK = 'https://pager.example/hook'
const NOW_S = 1_800_000_000
const finding = (state: Finding['state'], subject = 'Size of DB'): Finding => ({
  subject,
  state,
  summary: '8.1 GB of 10 GB.',
  action: state === 'ok' ? '' : 'Delete data.',
  runbook: 'full-database',
})

/** Operators with working or broken mail and webhook. */
function setUp({ isMailBroken = false, webhookStatus = 204 } = {}) {
  const mails: OutgoingMail[] = []
  const calls: unknown[] = []
  const run = (findings: readonly Finding[], afterS: number) =>
    notifyAlarms(findings, {
      settings: SETTINGS,
      sendMail: async (mail) => {
        if (isMailBroken) throw new Error('the mail service answered 500')
        mails.push(mail)
        return 'sent'
      },
      recipients: ['olga@example.com', 'otto@example.com'],
      webhook: WEBHOOK,
      fetch: async (address, init) => {
        calls.push([address, JSON.parse(String(init?.body))])
        return new Response(null, { status: webhookStatus })
      },
      siteOrigin: 'https://www.fernway.test',
      locale: 'en',
      nowS: NOW_S + afterS,
    })
  return { mails, calls, run }
}

describe('alarms for operators', () => {
  beforeEach(() => SETTINGS.delete('alarms'))

  it('are mailed to each operator and posted once, and so is the recovery', async () => {
    const { mails, calls, run } = setUp()
    await run([finding('attention')], 0)
    expect([mails, calls]).toEqual([[], []])
    await run([finding('attention')], 300)
    await run([finding('attention')], 600)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['olga@example.com', 'Fernway: Size of DB'],
      ['otto@example.com', 'Fernway: Size of DB'],
    ])
    expect(mails[0]?.text).toBe(
      [
        'Size of DB needs attention. 8.1 GB of 10 GB.',
        'Delete data.',
        'https://www.fernway.test/desk/runbooks#full-database',
        '',
        'https://www.fernway.test/desk/works',
      ].join('\n'),
    )
    const alarm = {
      subject: 'Size of DB',
      state: 'raised',
      summary: '8.1 GB of 10 GB.',
      action: 'Delete data.',
    }
    expect(calls).toEqual([
      [
        WEBHOOK,
        {
          site: 'https://www.fernway.test',
          atS: NOW_S + 300,
          alarms: [{ ...alarm, runbook: 'full-database' }],
        },
      ],
    ])
    await run([finding('ok')], 900)
    expect(mails.at(-1)?.text).toContain('Size of DB is healthy again.')
    expect(calls).toHaveLength(2)
  })

  it('count as sent when one of mail and webhook works, and the error is thrown', async () => {
    const { calls, run } = setUp({ isMailBroken: true })
    await run([finding('attention')], 0)
    await expect(run([finding('attention')], 300)).rejects.toThrow('answered 500')
    await run([finding('attention')], 600)
    expect(calls).toHaveLength(1)
  })

  it('are sent by the next run when neither works', async () => {
    const broken = setUp({ isMailBroken: true, webhookStatus: 503 })
    await broken.run([finding('attention')], 0)
    await expect(broken.run([finding('attention')], 300)).rejects.toThrow()
    const { mails, run } = setUp()
    await run([finding('attention')], 600)
    expect(mails).toHaveLength(2)
  })

  it('store nothing while all is well', async () => {
    const { run } = setUp()
    await run([finding('ok'), finding('unknown', 'Dead letters')], 0)
    expect(await SETTINGS.get('alarms')).toBeNull()
  })
})
