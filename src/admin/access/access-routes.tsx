import { type Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { doneMessage } from '#src/admin/pages/done-notice.tsx'
import { redirectWithDone, renderAdminPage } from '#src/admin/render-admin-page.tsx'
import { operatorIdentity } from '#src/config/operators.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { ACCESS_PATH, AccessPage, type AccessPageProps } from './access-page.tsx'
import { listBlockedOperators, setBlocked } from './blocked-operators-store.ts'
import { ACCESS_WORDS } from './words/access-words.ts'

const wordsOf = (c: Context<AppEnv>) => pickWords(ACCESS_WORDS, c.get('locale'))

async function renderAccess(
  c: Context<AppEnv>,
  notice: AccessPageProps['notice'],
  status: 200 | 400 = 200,
): Promise<Response> {
  const { operators } = c.get('config')
  const blocked = await listBlockedOperators(c.env.DB)
  const ownIdentities = c.get('operator').identities
  return renderAdminPage(c, {
    title: 'access',
    status,
    page: <AccessPage {...{ operators, blocked, ownIdentities, notice }} />,
  })
}

/** `/desk/access`, and the POST routes that shut an operator out and admit one again. */
export function accessRoutes(nowMs: () => number): Hono<AppEnv> {
  const change = (isBlocked: boolean) => async (c: Context<AppEnv>) => {
    const read = await readForm(c)
    if ('refusal' in read) return read.refusal
    const { identity } = read.fields
    const { operator, config } = c.var
    const isNamed = config.operators.map(operatorIdentity).some((named) => named === identity)
    if (typeof identity !== 'string' || !isNamed)
      return renderAccess(c, { tone: 'problem', text: wordsOf(c).unknownAccount }, 400)
    if (operator.identities.includes(identity))
      return renderAccess(c, { tone: 'problem', text: wordsOf(c).ownAccount }, 400)
    await setBlocked(c.env.DB, operator, identity, isBlocked, Math.floor(nowMs() / 1000))
    return redirectWithDone(c, ACCESS_PATH, isBlocked ? 'blocked' : 'admitted')
  }
  return new Hono<AppEnv>()
    .get(ACCESS_PATH, (c) => {
      const text = doneMessage({ done: c.req.query('done'), messages: wordsOf(c).confirmations })
      return renderAccess(c, text === null ? null : { tone: 'done', text })
    })
    .post(`${ACCESS_PATH}/block`, change(true))
    .post(`${ACCESS_PATH}/admit`, change(false))
}
