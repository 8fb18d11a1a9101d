import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isPressKey, PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { RATE_LIMITED_HEADERS } from '#src/http/rate-limit.ts'
import { readForm } from '#src/http/read-body.ts'
import { runStatements } from '#src/platform/database.ts'
import { ListLinks, ListNotFound, SavesHeading, SavesList, SavesPage } from '#src/saves/pages/saves-page.tsx'
import { parseListDisplay } from '#src/saves/rules/arrange-items.ts'
import { isListId, MAIN_LIST, parseListAction } from '#src/saves/rules/list-action.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import {
  doneNotice,
  problemNotice,
  type SavesNotice,
  type SavesProblem,
} from '#src/saves/rules/saves-notice.ts'
import type { SavesView } from '#src/saves/rules/saves-view.ts'
import { recordAppliedStatement } from '#src/saves/store/applied-changes.ts'
import type { SavesContext } from '#src/saves/store/saves-context.ts'
import { withGuard } from '#src/saves/store/with-guard.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { applyListAction } from './apply-list-action.ts'
import { createSavesContext, type SavesOptions } from './create-saves-context.ts'
import { importRoutes } from './import-routes.tsx'
import { intentRoutes } from './intents/intent-routes.tsx'
import { CONTINUE_PATH, hasIntent, redirectToSignIn } from './intents/store-intent.ts'
import { isWithinSavesRate } from './limit-saves.ts'
import { handleListFile, LIST_FILE_PARAM } from './list-file-handlers.ts'
import { readSavesView } from './read-saves-view.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { SAVES_WORDS } from './words/saves-words.ts'

const MAX_FORM_BYTES = 16_000
const LIST_ROUTE = '/profile/saves/:list{main|[0-9a-f]{16}}'
const PROBLEM_STATUS: Readonly<Partial<Record<SavesProblem, 404 | 409 | 413 | 429>>> = {
  'list-full': 409,
  'note-conflict': 409,
  'too-many-lists': 409,
  'too-large': 413,
  'no-list': 404,
  'account-full': 409,
  'too-many-changes': 429,
  'too-fast': 429,
}
/** Problems of actions that redirect to the Saves page. */
const REDIRECTED_PROBLEMS = ['too-many-lists', 'account-full', 'too-many-changes', 'too-fast'] as const
/** The position that the site itself puts into the URL. */
const POSITION_PARAM = /^(\d{1,3}) of (\d{1,3})$/
/** Posters in the illustration of an empty list. */
const MAX_EXAMPLES = 3

type ReadNotice = (view: Omit<SavesView, 'notice'>) => Promise<SavesNotice | null>

/** `/profile/saves` and its lists: pages, forms, files. */
export function savesRoutes(options: SavesOptions): Hono<AppEnv> {
  const { manifest, nowMs, front } = options
  const examples = front.bestInTravel.slice(0, MAX_EXAMPLES).map(({ poster }) => poster)

  /** @param sessionVerified resolves when the session is verified, if the guard has not waited for that */
  async function renderSaves(
    c: Context<AppEnv>,
    listId: string,
    readNotice: ReadNotice,
    sessionVerified: Promise<void>,
  ): Promise<Response> {
    const display = parseListDisplay(c.req.query())
    const reading = Promise.all([readSavesView(c, options, listId, display), sessionVerified])
    const words = pickWords(SAVES_WORDS, c.get('locale'))
    let view: SavesView | null | undefined
    const heading = startDeferredPart(c, async () => {
      // The other parts show an error.
      const found = await reading.then(
        ([list]) => list,
        () => null,
      )
      return <SavesHeading name={found?.current.name ?? words.mainListName} />
    })
    const items = startDeferredPart(c, async () => {
      const [found] = await reading
      view = found && { ...found, notice: await readNotice(found) }
      return view === null ? <ListNotFound /> : <SavesList view={view} examples={examples} />
    })
    const lists = startDeferredPart(c, async () => {
      const [found] = await reading
      return found && <ListLinks lists={found.lists} current={found.current} />
    })
    return streamPage(c, [heading, items, lists], () => {
      if (view === null) c.status(404)
      const page = <SavesPage {...{ heading, lists, items }} completeHref={getCompleteHref(c)} />
      return { head: { ...words.head.saves, canonicalPath: null }, page }
    })
  }

  async function renderProblem(c: Context<AppEnv>, listId: string, problem: SavesProblem): Promise<Response> {
    c.status(PROBLEM_STATUS[problem] ?? 400)
    if (problem === 'too-fast') c.header('retry-after', RATE_LIMITED_HEADERS['retry-after'])
    return renderSaves(c, listId, async () => problemNotice(problem, c.get('locale')), Promise.resolve())
  }

  /** Reads the notice from the query string, whose values are untrusted: a forged URL yields only harmless text. */
  const createNoticeReader =
    (c: Context<AppEnv>, listId: string): ReadNotice =>
    async ({ lists, current }) => {
      const { done, path, list, at = '', problem } = c.req.query()
      const redirected = REDIRECTED_PROBLEMS.find((known) => known === problem)
      if (redirected !== undefined) return problemNotice(redirected, c.get('locale'))
      const target = parseSaveTarget(path)
      const found = target && (await findSavedPage(c.get('readShard'), manifest, target))
      const other = lists.find(({ id }) => id === list)
      const { unnamed, position } = pickWords(SAVES_WORDS, c.get('locale'))
      const [, index, total] = POSITION_PARAM.exec(at) ?? []
      const facts = {
        name: found === null ? unnamed.page : toSavedPageView(found, c.get('locale')).name,
        path: target?.path ?? null,
        listId,
        otherId: list !== undefined && isListId(list) ? list : null,
        otherName: other?.name ?? unnamed.list,
        position: index === undefined ? unnamed.position : position(Number(index), Number(total)),
        isShared: current.shareLink !== null,
      }
      return doneNotice(done, facts, c.get('locale'))
    }

  const handlePage = async (c: Context<AppEnv>): Promise<Response> => {
    const listId = c.req.param('list') ?? MAIN_LIST
    // The session ended while a script submitted a form; the visitor has signed in since.
    if (hasIntent(c)) return c.body(null, 302, { location: CONTINUE_PATH, 'cache-control': 'no-store' })
    return isListId(listId)
      ? renderSaves(c, listId, createNoticeReader(c, listId), c.get('sessionVerified'))
      : c.notFound()
  }

  /** Signed out in the meantime, the visitor signs in first, and the form takes effect then. */
  async function storeForm(c: Context<AppEnv>): Promise<Response> {
    const read = await readForm(c)
    if ('refusal' in read) return read.refusal
    const fields = Object.entries(read.fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const list = c.req.param('list') ?? MAIN_LIST
    return redirectToSignIn(c, { kind: 'form', list, fields: Object.fromEntries(fields) }, nowMs)
  }

  /** A key that is not recorded lets the change be applied again, which changes nothing unless others changed it. */
  const recordApplied = (c: Context<AppEnv>, saves: SavesContext, key: string): Promise<unknown> =>
    runStatements(saves.db, withGuard(saves, [recordAppliedStatement(saves, [key])])).catch(
      (error: unknown) => c.get('report')(error),
    )

  return new Hono<AppEnv>()
    .route('/', intentRoutes(options))
    .get('/profile/saves', requireSession('streamed'), handlePage)
    .get(`/profile/saves/${LIST_FILE_PARAM}`, requireSession('streamed'), (c) => handleListFile(c, options))
    .get('/profile/saves/:list', requireSession('streamed'), handlePage)
    .post(LIST_ROUTE, async (c, next) => {
      if ((await c.get('sessions').read()) !== null) return next()
      const limit = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: () => errorJson(413, 'too_large') })
      return limit(c, async () => {
        c.res = await storeForm(c)
      })
    })
    .use('/profile/saves/*', requireSession('page'))
    .route(
      '/',
      importRoutes(options, (c, problem) => renderProblem(c, MAIN_LIST, problem)),
    )
    .post(
      '/profile/saves/:list',
      bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => renderProblem(c, MAIN_LIST, 'form') }),
      async (c) => {
        const listId = c.req.param('list')
        if (!isListId(listId)) return c.notFound()
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const parsed = parseListAction(read.fields)
        if ('problem' in parsed) return renderProblem(c, listId, parsed.problem)
        const { [PRESS_KEY_FIELD]: changeKey } = read.fields
        if (changeKey !== undefined && !isPressKey(changeKey)) return renderProblem(c, listId, 'form')
        if (!(await isWithinSavesRate(c))) return renderProblem(c, listId, 'too-fast')
        const saves = { ...createSavesContext(c, nowMs), ...(changeKey === undefined ? {} : { changeKey }) }
        const outcome = await applyListAction(saves, listId, parsed.action)
        if ('problem' in outcome) return renderProblem(c, listId, outcome.problem)
        // Without a response in time the device sends the change again, with this key.
        if (changeKey !== undefined) c.executionCtx.waitUntil(recordApplied(c, saves, changeKey))
        return c.body(null, 303, { location: outcome.location, 'cache-control': 'no-store' })
      },
    )
}
