import type { FaultBindings } from '#test/faults/fault-bindings.ts'
import { type AccountSite, createAccountSite, type Member, member, stranger } from './account-site.ts'
import { LETTER_SECRET } from './letter-run.ts'
import { MAIL_API_URL, type SentMail } from './mail-service.ts'
import { bindings } from './test-database.ts'

/** Named in the settings by subject and by address. */
const EDITOR_SUBJECT = 'desk|editor'
const OPERATOR_ADDRESS = 'Olga@Example.com'

export type DeskSite = AccountSite & {
  readonly operator: Member
  readonly editor: Member
  /** Signed in, and named nowhere. */
  readonly reader: Member
  readonly stranger: Member
  /** What the mail service took. */
  readonly mails: SentMail[]
  /** What waits in the letters' queue. */
  readonly jobs: unknown[]
}

/** The whole site with an operator and an editor, each signed in. */
export async function createDeskSite(overrides: Partial<FaultBindings> = {}): Promise<DeskSite> {
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
    LETTER_SECRET,
    LETTER_QUEUE: queue,
    ...overrides,
  })
  const take = async (request: Request): Promise<Response> => {
    const id = request.headers.get('idempotency-key') ?? ''
    mails.push({ ...((await request.json()) as SentMail), id })
    return Response.json({ id })
  }
  site.provider.behaviour.answer = (path, request) => (path === '/send' ? take(request) : null)
  return {
    ...site,
    mails,
    jobs,
    operator: await member(site, 'desk-operator', { email: OPERATOR_ADDRESS }),
    editor: await member(site, EDITOR_SUBJECT, { email: 'edda@example.com' }),
    reader: await member(site, 'desk-reader'),
    stranger: stranger(site),
  }
}

/** All that the database of accounts holds, but for sessions, to see whether anything changed. */
export async function everythingKept(): Promise<string> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
       AND name NOT LIKE 'sqlite%' AND name NOT LIKE '%sessions%' AND name <> 'used_sign_ins' ORDER BY name`,
  ).all<{ name: string }>()
  const tables = await bindings.DB.batch(
    results.map(({ name }) => bindings.DB.prepare(`SELECT * FROM "${name}"`)),
  )
  return JSON.stringify(tables.map((table) => table.results))
}
