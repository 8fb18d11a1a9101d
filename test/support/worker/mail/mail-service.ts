import type { OutgoingMail } from '#src/mail/mail-sender.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'

export const MAIL_API_URL = 'https://mail.test/send'

export type SentMail = OutgoingMail & { readonly from: string; readonly id: string }

export type MailService = {
  readonly fetch: Fetch
  /** Accepted mails, in order. */
  readonly mails: SentMail[]
  /** Overrides the service's response; null: the service accepts the mail. */
  respond: ((mail: SentMail) => Promise<Response>) | null
  /** Turnstile's verdict on the next token, served by the same fetch. */
  passesChallenge: boolean
}

/** Creates a fake of the HTTP mail service and of Turnstile, as far as the worker uses them. */
export function createMailService(): MailService {
  const mails: SentMail[] = []
  const service: MailService = {
    mails,
    respond: null,
    passesChallenge: true,
    fetch: async (address, init) => {
      if (address.endsWith('/siteverify')) return Response.json({ success: service.passesChallenge })
      if (address !== MAIL_API_URL) throw new Error('connection refused')
      const id = new Headers(init?.headers).get('idempotency-key') ?? ''
      const mail = { ...(JSON.parse(String(init?.body)) as SentMail), id }
      if (service.respond !== null) return service.respond(mail)
      mails.push(mail)
      return Response.json({ status: 'ok' })
    },
  }
  return service
}

/** Returns the token in the links of a mail. */
export function tokenOf(mail: Pick<OutgoingMail, 'text'> | undefined): string {
  const token = /\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error('the mail has no token')
  return token
}
