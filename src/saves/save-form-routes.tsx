import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { SAVE_FORM_PATH } from '#client/saves/saved-place.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { SaveConfirmPage } from '#src/saves/pages/save-confirm-page.tsx'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import { savePage } from '#src/saves/store/saves-store.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

const MAX_BODY_BYTES = 4000
const CONFIRM_PATH = '/profile/saves/add'
const NO_STORE = { 'cache-control': 'no-store' }

/**
 * The save button without script. Signed in, the page is saved and the visitor sees it among the others. Signed out, the
 * visitor signs in first and then says again what to save: following a link changes nothing (R3.4).
 */
export function saveFormRoutes({ manifest, nowMs }: SavesOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      SAVE_FORM_PATH,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const target = parseSaveTarget(read.fields['path'])
        if (target === null) return errorJson(400, 'invalid_path')
        const confirmPath = `${CONFIRM_PATH}?path=${encodeURIComponent(target.path)}`
        const session = await c.var.sessions.read()
        if (session === null) {
          const location = `${c.var.config.loginPath}?returnTo=${encodeURIComponent(confirmPath)}`
          return c.body(null, 303, { ...NO_STORE, location })
        }
        c.set('session', session)
        const page = await findSavedPage(c.var.readShard, manifest, target)
        if (page === null && !c.var.isDegraded) return c.notFound()
        const isSaved = await savePage(savesOf(c, nowMs), target)
        const outcome = isSaved ? `done=saved&path=${encodeURIComponent(target.path)}` : 'problem=list-full'
        return c.body(null, 303, { ...NO_STORE, location: `/profile/saves?${outcome}` })
      },
    )
    .get(CONFIRM_PATH, requireSession('page'), async (c) => {
      const target = parseSaveTarget(c.req.query('path'))
      const found = target && (await findSavedPage(c.var.readShard, manifest, target))
      if (found === null) return c.notFound()
      const page = toSavedPageView(found)
      const title = `Save ${page.name}?`
      const head = {
        title,
        description: 'Put a page on your wall.',
        canonicalPath: null,
      }
      return c.render(<SaveConfirmPage page={page} />, { head })
    })
}
