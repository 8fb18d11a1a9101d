import type { OutgoingMail } from '#src/mail/mail-sender.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'

export const MAIL_API_URL = 'https://mail.test/send'

export type SentMail = OutgoingMail & { readonly from: string; readonly id: string }

export type MailService = {
  readonly fetch: Fetch
  /** Mails that the service took, in order. */
  readonly mails: SentMail[]
  /** How the service answers from now on; null: it works. */
  respond: ((mail: SentMail) => Promise<Response>) | null
  /** Turnstile's word on the next proof, on the same fetch. */
  passesChallenge: boolean
}

/** A mail service over HTTP, and Turnstile, as far as the worker sees them. */
export function createMailService(): MailService {
  const mails: SentMail[] = []
  const service: MailService = {
    mails,
    respond: null,
    passesChallenge: true,
    fetch: async (address, init) => {
      if (address.endsWith('/siteverify')) return Response.json({ success: service.passesChallenge })
      if (address !== MAIL_API_URL) throw new Error('nobody is there')
      const id = new Headers(init?.headers).get('idempotency-key') ?? ''
      const mail = { ...(JSON.parse(String(init?.body)) as SentMail), id }
      if (service.respond !== null) return service.respond(mail)
      mails.push(mail)
      return Response.json({ status: 'ok' })
    },
  }
  return service
}

/** The token that the links of a mail carry. */
export function tokenOf(mail: Pick<OutgoingMail, 'text'> | undefined): string {
  const token = /\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error('the mail has no token')
  return token
}
