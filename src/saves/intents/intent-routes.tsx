import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { readForm } from '#src/http/read-body.ts'
import { createSavesContext, type SavesOptions } from '#src/saves/create-saves-context.ts'
import { ContinuePage } from '#src/saves/pages/continue-page.tsx'
import { isListId } from '#src/saves/rules/list-action.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import { findSavedPage, toSavedPageView } from '#src/saves/saved-pages.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readSharedList } from '#src/saves/store/shared-list.ts'
import { SAVES_WORDS } from '#src/saves/words/saves-words.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { carryOutIntent } from './carry-out-intent.ts'
import type { SignInIntent } from './sign-in-intent.ts'
import { CONTINUE_PATH, forgetIntent, readIntent, redirectToSignIn } from './store-intent.ts'

const MAX_BODY_BYTES = 2000
const SAVES_PATH = '/profile/saves'
const NO_STORE = { 'cache-control': 'no-store' }

/**
 * Carries out, after sign-in, what the visitor was about to do before it. GET shows a form and changes nothing (R3.4);
 * the form is submitted by script, or by the visitor. It names the intent of the cookie, so that neither another site nor
 * an old page of this one can trigger it.
 */
export function intentRoutes(options: SavesOptions): Hono<AppEnv> {
  const { manifest, nowMs } = options

  /** The name of what the intent concerns, for its question. */
  async function nameOf(c: Context<AppEnv>, intent: SignInIntent): Promise<string> {
    const words = pickWords(SAVES_WORDS, c.get('locale')).unnamed
    if (intent.kind === 'copy')
      return (await readSharedList(c.env.DB, intent.token, null))?.name ?? words.list
    if (intent.kind === 'save') {
      const target = parseSaveTarget(intent.path)
      const page = target && (await findSavedPage(c.get('readShard'), manifest, target))
      return page === null ? words.page : toSavedPageView(page, c.get('locale')).name
    }
    const lists = await readLists(createSavesContext(c, nowMs))
    return lists.find(({ id }) => id === intent.list)?.name ?? words.list
  }

  return new Hono<AppEnv>()
    .get(CONTINUE_PATH, requireSession('page'), async (c) => {
      const stored = await readIntent(c, nowMs)
      if (stored === null) {
        forgetIntent(c)
        return c.body(null, 302, { ...NO_STORE, location: SAVES_PATH })
      }
      const { id, intent } = stored
      const head = { ...pickWords(SAVES_WORDS, c.get('locale')).head.continue, canonicalPath: null }
      return c.render(<ContinuePage id={id} kind={intent.kind} name={await nameOf(c, intent)} />, { head })
    })
    .post(
      CONTINUE_PATH,
      requireSession('page'),
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const stored = await readIntent(c, nowMs)
        forgetIntent(c)
        const isNamed = stored !== null && stored.id === read.fields['intent']
        const location = isNamed ? await carryOutIntent(c, createSavesContext(c, nowMs), stored) : SAVES_PATH
        return c.body(null, 303, { ...NO_STORE, location })
      },
    )
    .post(
      '/saves/share',
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const { list } = read.fields
        if (typeof list !== 'string' || !isListId(list)) return errorJson(400, 'invalid_form')
        return redirectToSignIn(c, { kind: 'share', list }, nowMs)
      },
    )
}
