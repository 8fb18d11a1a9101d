import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AccountDeletePage } from '#src/account/pages/account-delete-page.tsx'
import { GoodbyePage } from '#src/account/pages/goodbye-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { eraseAccountStatements } from './account-data-sources.ts'
import { DELETE_PATH, GOODBYE_PATH } from './account-pages.ts'

const MAX_BODY_BYTES = 2000
const NO_STORE = { 'cache-control': 'no-store' }
const HEAD = {
  title: 'Delete account',
  description: 'What goes with an account.',
  canonicalPath: null,
}
const GOODBYE_HEAD = { title: 'Goodbye', description: 'Your account is deleted.', canonicalPath: null }

/** Routes that delete an account with all its data (R12.5); the form is behind the guard of `profileRoutes`. */
export function accountDeletionRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(DELETE_PATH, (c) => c.render(<AccountDeletePage isUnconfirmed={false} />, { head: HEAD }))
    .post(
      DELETE_PATH,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        if (read.fields['confirm'] !== 'yes') {
          c.status(400)
          return c.render(<AccountDeletePage isUnconfirmed />, { head: HEAD })
        }
        const { session, sessions } = c.var
        const access = { db: c.env.DB, user: session.user, nowS: Math.floor(nowMs() / 1000) }
        const setCookie = await sessions.revokeAll(session, await eraseAccountStatements(access))
        return c.body(null, 303, { ...NO_STORE, location: GOODBYE_PATH, 'set-cookie': setCookie })
      },
    )
    .get(GOODBYE_PATH, (c) => {
      c.header('cache-control', 'no-store')
      return c.render(<GoodbyePage />, { head: GOODBYE_HEAD })
    })
}
