import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { ListLinks, NoSuchList, SavesList, SavesPage } from '#src/saves/pages/saves-page.tsx'
import { isListId, MAIN_LIST, parseListAction } from '#src/saves/rules/list-action.ts'
import { parseListLook } from '#src/saves/rules/list-look.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import {
  doneNotice,
  problemNotice,
  type SavesNotice,
  type SavesProblem,
} from '#src/saves/rules/saves-notice.ts'
import type { SavesView } from '#src/saves/rules/saves-view.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { startPart, streamPage, wholeHref } from '#src/site/stream-page.tsx'
import { applyListAction } from './apply-list-action.ts'
import { importRoutes } from './import-routes.tsx'
import { answerListFile, LIST_FILE } from './list-file-answers.ts'
import { readSavesView } from './read-saves-view.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

const MAX_FORM_BYTES = 16_000
const HEAD = {
  title: 'Saves',
  description: 'Places, sights and stories that you keep.',
  canonicalPath: null,
}
const STATUS: Readonly<Partial<Record<SavesProblem, 404 | 409 | 413>>> = {
  'list-full': 409,
  'too-many-lists': 409,
  'too-large': 413,
  'no-list': 404,
}
/** What the form itself writes: a number of how many. */
const AT = /^\d{1,3} of \d{1,3}$/
/** Prints in the picture of an empty list. */
const MOST_EXAMPLES = 3

type ReadNotice = (view: Omit<SavesView, 'notice'>) => Promise<SavesNotice | null>

/** `/profile/saves` and its lists: pages, forms, files. */
export function savesRoutes(options: SavesOptions): Hono<AppEnv> {
  const { manifest, nowMs, front } = options
  const examples = front.bestInTravel.slice(0, MOST_EXAMPLES).map(({ poster }) => poster)

  /** @param isConfirmed of the session, when the guard did not ask for that */
  async function show(
    c: Context<AppEnv>,
    listId: string,
    readNotice: ReadNotice,
    isConfirmed: Promise<void>,
  ): Promise<Response> {
    const look = parseListLook(c.req.query())
    const reading = Promise.all([readSavesView(c, options, listId, look), isConfirmed])
    let view: SavesView | null | undefined
    const items = startPart(c, async () => {
      const [found] = await reading
      view = found && { ...found, notice: await readNotice(found) }
      return view === null ? <NoSuchList /> : <SavesList view={view} examples={examples} />
    })
    const lists = startPart(c, async () => {
      const [found] = await reading
      return found && <ListLinks lists={found.lists} current={found.current} />
    })
    return streamPage(c, [items, lists], () => {
      if (view === null) c.status(404)
      const name = view?.current.name ?? 'Saves'
      return { head: HEAD, page: <SavesPage name={name} {...{ lists, items }} wholeHref={wholeHref(c)} /> }
    })
  }

  async function refuse(c: Context<AppEnv>, listId: string, problem: SavesProblem): Promise<Response> {
    c.status(STATUS[problem] ?? 400)
    return show(c, listId, async () => problemNotice(problem), Promise.resolve())
  }

  /** What the address says was done; whoever made the address up gets a sentence that is harmless. */
  const noticeOf =
    (c: Context<AppEnv>, listId: string): ReadNotice =>
    async ({ lists, current }) => {
      const { done, path, list, at = '', problem } = c.req.query()
      if (problem === 'too-many-lists') return problemNotice(problem)
      const target = parseSaveTarget(path)
      const found = target && (await findSavedPage(c.var.readShard, manifest, target))
      const other = lists.find(({ id }) => id === list)
      return doneNotice(done, {
        name: found === null ? 'That page' : toSavedPageView(found).name,
        path: target?.path ?? null,
        listId,
        otherId: list !== undefined && isListId(list) ? list : null,
        otherName: other?.name ?? 'the other list',
        at: AT.test(at) ? at : 'somewhere else',
        isShared: current.shareLink !== null,
      })
    }

  const page = async (c: Context<AppEnv>): Promise<Response> => {
    const listId = c.req.param('list') ?? MAIN_LIST
    return isListId(listId) ? show(c, listId, noticeOf(c, listId), c.var.confirmed) : c.notFound()
  }

  return new Hono<AppEnv>()
    .get('/profile/saves', requireSession('streams'), page)
    .get(`/profile/saves/${LIST_FILE}`, requireSession('page'), (c) => answerListFile(c, options))
    .get('/profile/saves/:list', requireSession('streams'), page)
    .use('/profile/saves/*', requireSession('page'))
    .route(
      '/',
      importRoutes(options, (c, problem) => refuse(c, MAIN_LIST, problem)),
    )
    .post(
      '/profile/saves/:list',
      bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => refuse(c, MAIN_LIST, 'form') }),
      async (c) => {
        const listId = c.req.param('list')
        if (!isListId(listId)) return c.notFound()
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const parsed = parseListAction(read.fields)
        if ('problem' in parsed) return refuse(c, listId, parsed.problem)
        const outcome = await applyListAction(savesOf(c, nowMs), listId, parsed.action)
        if ('problem' in outcome) return refuse(c, listId, outcome.problem)
        return c.body(null, 303, { location: outcome.location, 'cache-control': 'no-store' })
      },
    )
}
