import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import {
  type AccountSite,
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from './account-site.ts'
import { CAMPAIGN_SECRET } from './mail/campaign-run.ts'
import { MAIL_API_URL, type SentMail } from './mail/mail-service.ts'
import { bindings } from './test-database.ts'

/** One role is granted by subject, the other by e-mail address. */
const EDITOR_SUBJECT = 'desk|editor'
const OPERATOR_ADDRESS = 'Olga@Example.com'

export type AdminSite = AccountSite & {
  readonly operator: Member
  readonly editor: Member
  /** Signed in, without a role. */
  readonly member: Member
  readonly anonymous: Member
  /** Mails that the mail service accepted. */
  readonly mails: SentMail[]
  /** Jobs in the campaign queue. */
  readonly jobs: unknown[]
}

/** Creates the complete site with a signed-in operator and a signed-in editor. */
export async function createAdminSite(overrides: Partial<FaultBindings> = {}): Promise<AdminSite> {
  const mails: SentMail[] = []
  const jobs: unknown[] = []
  const queue = {
    send: async (job: unknown) => void jobs.push(job),
    sendBatch: async (messages: readonly { readonly body: unknown }[]) =>
      void jobs.push(...messages.map(({ body }) => body)),
  } as unknown as Queue
  const site = await createAccountSite({
    OPERATORS: `olga@example.com=operator, ${EDITOR_SUBJECT}=editor`,
    MAIL_API_URL,
    LETTER_SECRET: CAMPAIGN_SECRET,
    LETTER_QUEUE: queue,
    ...overrides,
  })
  const acceptMail = async (request: Request): Promise<Response> => {
    const id = request.headers.get('idempotency-key') ?? ''
    mails.push({ ...((await request.json()) as SentMail), id })
    return Response.json({ id })
  }
  site.provider.behaviour.respond = (path, request) => (path === '/send' ? acceptMail(request) : null)
  return {
    ...site,
    mails,
    jobs,
    operator: await signInMember(site, 'desk-operator', { email: OPERATOR_ADDRESS }),
    editor: await signInMember(site, EDITOR_SUBJECT, { email: 'edda@example.com' }),
    member: await signInMember(site, 'desk-reader'),
    anonymous: anonymousVisitor(site),
  }
}

/** Serialises the accounts database without sessions, to detect any change. */
export async function dumpAccountsDatabase(): Promise<string> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
       AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%sessions%' AND name <> 'used_sign_ins' ORDER BY name`,
  ).all<{ name: string }>()
  const tables = await bindings.DB.batch(
    results.map(({ name }) => bindings.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return JSON.stringify(tables.map((table) => table.results))
}
