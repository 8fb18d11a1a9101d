import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { AccountDeletePage } from '#src/account/pages/account-delete-page.tsx'
import { GoodbyePage } from '#src/account/pages/goodbye-page.tsx'
import { ACCOUNT_WORDS } from '#src/account/words/account-words.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { tripObjectsOf } from '#src/trips/create-trips-context.ts'
import { eraseAccountStatements } from './account-data-sources.ts'
import { DELETE_PATH, GOODBYE_PATH } from './account-pages.ts'

const MAX_BODY_BYTES = 2000
const NO_STORE = { 'cache-control': 'no-store' }

function renderForm(c: Context<AppEnv>, isUnconfirmed: boolean): Response | Promise<Response> {
  const { title, description } = pickWords(ACCOUNT_WORDS, c.get('locale')).deletion
  const head = { title, description, canonicalPath: null }
  return c.render(<AccountDeletePage isUnconfirmed={isUnconfirmed} />, { head })
}

/** Routes that delete an account with all its data (R12.5); the form is behind the guard of `profileRoutes`. */
export function accountDeletionRoutes(nowMs: () => number): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(DELETE_PATH, (c) => renderForm(c, false))
    .post(
      DELETE_PATH,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        if (read.fields['confirm'] !== 'yes') {
          c.status(400)
          return renderForm(c, true)
        }
        const { session, sessions } = c.var
        const access = {
          db: c.env.DB,
          trips: tripObjectsOf(c.env, c.get('config')),
          user: session.user,
          nowS: Math.floor(nowMs() / 1000),
        }
        const setCookie = await sessions.revokeAll(session, await eraseAccountStatements(access))
        return c.body(null, 303, { ...NO_STORE, location: GOODBYE_PATH, 'set-cookie': setCookie })
      },
    )
    .get(GOODBYE_PATH, (c) => {
      c.header('cache-control', 'no-store')
      const { title, description } = pickWords(ACCOUNT_WORDS, c.get('locale')).goodbye
      return c.render(<GoodbyePage />, { head: { title, description, canonicalPath: null } })
    })
}
