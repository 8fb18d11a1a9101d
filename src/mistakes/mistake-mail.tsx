import * as v from 'valibot'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { OutgoingMail, SendMail } from '#src/mail/mail-sender.ts'
import { retryDelayS } from '#src/mail/retry-policy.ts'
import { renderMarkup } from '#src/site/markup/render-markup.ts'
import { findUnmailed, markMailed, type StoredMistake } from './store/mistakes-store.ts'
import { MISTAKES_WORDS } from './words/mistakes-words.ts'

const MistakeJobSchema = v.object({ mistakeId: v.pipe(v.string(), v.uuid()) })

/** A message of the mail queue for a mistake report; the report itself is in D1. */
export type MistakeJob = v.InferOutput<typeof MistakeJobSchema>

/** Parses a message of the mail queue; null when it is not about a mistake report. */
export function parseMistakeJob(body: unknown): MistakeJob | null {
  const parsed = v.safeParse(MistakeJobSchema, body)
  return parsed.success ? parsed.output : null
}

export type MistakeMailTools = {
  readonly db: D1Database
  readonly sendMail: SendMail
  /** The contact mailbox of the operators. */
  readonly to: string
  readonly siteOrigin: string
  /** Language of the mail. */
  readonly locale: Locale
  readonly report: (error: unknown, messageId: string) => void
  readonly nowMs: () => number
}

async function composeMistakeMail(
  { page, text, contact }: StoredMistake,
  siteOrigin: string,
  locale: Locale,
): Promise<Omit<OutgoingMail, 'to'>> {
  const { mail } = pickWords(MISTAKES_WORDS, locale)
  const answer = contact === '' ? mail.noContact : mail.answerTo(contact)
  const lines = [siteOrigin + page, '', text, '', answer]
  return {
    subject: mail.subject(page),
    text: lines.join('\n'),
    html: await renderMarkup(<pre>{lines.join('\n')}</pre>),
    headers: {},
  }
}

/** Mails a report to the operators once; retried with backoff when that fails. Never rejects. */
export async function consumeMistakeJob(
  message: Message<unknown>,
  { mistakeId }: MistakeJob,
  { db, sendMail, to, siteOrigin, locale, report, nowMs }: MistakeMailTools,
): Promise<void> {
  try {
    const mistake = await findUnmailed(db, mistakeId)
    if (mistake !== null) {
      const mail = await composeMistakeMail(mistake, siteOrigin, locale)
      const outcome = await sendMail({ ...mail, to }, mistakeId)
      if (outcome === 'dead_address')
        throw new Error('the contact mailbox of the operators does not accept mail')
      await markMailed(db, mistakeId, Math.floor(nowMs() / 1000))
    }
    message.ack()
  } catch (error) {
    report(error, message.id)
    message.retry({ delaySeconds: retryDelayS(message.attempts) })
  }
}
