import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { readForm } from '#src/http/read-body.ts'
import { randomHex } from '#src/platform/random-hex.ts'
import { ChooseListPage } from '#src/saves/pages/choose-list-page.tsx'
import { CHOOSE_LIST_PATH, chooseListPath } from '#src/saves/rules/choose-list-path.ts'
import { parseSaveChoice, type SaveChoice } from '#src/saves/rules/save-choice.ts'
import { parseSaveTarget, type SaveTarget } from '#src/saves/rules/save-target.ts'
import { LIST_ID_BYTES } from '#src/saves/rules/saves-limits.ts'
import { problemText, type SavesProblem } from '#src/saves/rules/saves-notice.ts'
import { createList } from '#src/saves/store/list-edits.ts'
import { removeItem, saveOnList } from '#src/saves/store/save-item.ts'
import { readListMemberships } from '#src/saves/store/save-lists.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { redirectToSignIn } from './intents/store-intent.ts'
import { isWithinSavesRate, orLimitProblem } from './limit-saves.ts'
import { pressSaveButton } from './press-save-button.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const MAX_BODY_BYTES = 4000
const NO_STORE = { 'cache-control': 'no-store' }

function redirectSeeOther(c: Context<AppEnv>, location: string): Response {
  return c.body(null, 303, { ...NO_STORE, location })
}

/** The page that a form names, and its fields; or the response to an invalid form. */
async function readSaveForm(c: Context<AppEnv>) {
  const read = await readForm(c)
  if ('refusal' in read) return read
  const target = parseSaveTarget(read.fields['path'])
  return target === null ? { refusal: errorJson(400, 'invalid_path') } : { fields: read.fields, target }
}

/** Applies the choice of the visitor; returns the redirect target with a notice, or why the choice was refused. */
async function applyChoice(
  saves: SavesContext,
  target: SaveTarget,
  choice: Exclude<SaveChoice, null>,
): Promise<{ readonly location: string } | { readonly problem: SavesProblem }> {
  const toDoneLocation = (code: string, list: string) => ({
    location: chooseListPath(target.path, { done: code, list }),
  })
  if ('take' in choice) {
    await removeItem(saves, choice.take, target.path)
    return toDoneLocation('removed', choice.take)
  }
  const list = 'list' in choice ? choice.list : await createList(saves, choice.name, choice.id)
  if (list === null) return { problem: 'too-many-lists' }
  const outcome = await saveOnList(saves, list, target)
  if (outcome === 'no list') return { problem: 'no-list' }
  return outcome === 'full' ? { problem: 'list-full' } : toDoneLocation('saved', list)
}

/** Saves a page to the list used last, as a press does in a browser with script. */
async function saveToRecentList(
  saves: SavesContext,
  target: SaveTarget,
): Promise<{ readonly location: string } | { readonly problem: SavesProblem }> {
  const refused = await pressSaveButton(saves, target.path)
  return refused ?? { location: chooseListPath(target.path, { done: 'saved' }) }
}

/** The problems that a redirect to the page may name. */
const REDIRECTED_PROBLEMS = ['list-full', 'account-full', 'too-many-lists', 'too-many-changes'] as const

/**
 * The save button without script: saves to the list used last, and redirects to a page that says where and offers the
 * change. A signed-out visitor signs in first, and the page is saved then; a GET request changes nothing (R3.4).
 */
export function saveFormRoutes({ manifest, nowMs }: SavesOptions): Hono<AppEnv> {
  async function renderChooseListPage(
    c: Context<AppEnv>,
    target: SaveTarget,
    problem: SavesProblem | null,
  ): Promise<Response> {
    const [found, lists] = await Promise.all([
      findSavedPage(c.get('readShard'), manifest, target),
      readListMemberships(createSavesContext(c, nowMs), target.path),
    ])
    if (found === null) return c.notFound()
    const page = toSavedPageView(found, c.get('locale'))
    const words = pickWords(SAVES_WORDS, c.get('locale')).head.save
    const head = { ...words, title: words.title(page.name), canonicalPath: null }
    const message = problem === null ? null : problemText(problem, c.get('locale'))
    const newId = randomHex(LIST_ID_BYTES)
    return c.render(
      <ChooseListPage
        {...{ page, lists, newId }}
        path={target.path}
        problem={message}
        result={c.req.query('done') === 'saved' || c.req.query('done') === 'removed' ? 'changed' : null}
      />,
      { head },
    )
  }

  function renderTooFast(c: Context<AppEnv>, target: SaveTarget): Promise<Response> {
    c.status(429)
    c.header('retry-after', RATE_LIMITED_HEADERS['retry-after'])
    return renderChooseListPage(c, target, 'too-fast')
  }

  return new Hono<AppEnv>()
    .post(
      SAVE_FORM_PATH,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') }),
      requireSession('page', async (c) => {
        const read = await readSaveForm(c)
        return 'refusal' in read
          ? read.refusal
          : redirectToSignIn(c, { kind: 'save', path: read.target.path }, nowMs)
      }),
      async (c) => {
        const read = await readSaveForm(c)
        if ('refusal' in read) return read.refusal
        const { fields, target } = read
        const choice = parseSaveChoice(fields)
        if (choice === 'name') {
          c.status(400)
          return renderChooseListPage(c, target, 'name')
        }
        const page = await findSavedPage(c.get('readShard'), manifest, target)
        if (page === null && !c.get('isDegraded')) return c.notFound()
        if (!(await isWithinSavesRate(c))) return renderTooFast(c, target)
        const saves = createSavesContext(c, nowMs)
        const outcome = await orLimitProblem(
          choice === null ? saveToRecentList(saves, target) : applyChoice(saves, target, choice),
        )
        if ('location' in outcome) return redirectSeeOther(c, outcome.location)
        c.status(outcome.problem === 'too-many-changes' ? 429 : 409)
        return renderChooseListPage(c, target, outcome.problem)
      },
    )
    .get(CHOOSE_LIST_PATH, requireSession('page'), async (c) => {
      const target = parseSaveTarget(c.req.query('path'))
      const problem = REDIRECTED_PROBLEMS.find((known) => known === c.req.query('problem')) ?? null
      return target === null ? c.notFound() : renderChooseListPage(c, target, problem)
    })
}
