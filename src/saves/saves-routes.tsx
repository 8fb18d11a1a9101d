import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { ListLinks, NoSuchList, SavesList, SavesPage } from '#src/saves/pages/saves-page.tsx'
import { isListId, MAIN_LIST, parseListAction } from '#src/saves/rules/list-action.ts'
import { parseListFile } from '#src/saves/rules/list-file.ts'
import { parseSaveTarget } from '#src/saves/rules/save-target.ts'
import {
  doneNotice,
  problemNotice,
  type SavesNotice,
  type SavesProblem,
} from '#src/saves/rules/saves-notice.ts'
import { listPath, type SavesView } from '#src/saves/rules/saves-view.ts'
import { importList } from '#src/saves/store/save-lists.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import { startPart, streamPage, wholeHref } from '#src/site/stream-page.tsx'
import { applyListAction } from './apply-list-action.ts'
import { answerListFile, LIST_FILE } from './list-file-answers.ts'
import { readSavesView } from './read-saves-view.ts'
import { findSavedPage, toSavedPageView } from './saved-pages.ts'
import { type SavesOptions, savesOf } from './saves-of.ts'

const MAX_FORM_BYTES = 16_000
const MAX_IMPORT_BYTES = 256_000
/** What a form of several parts adds around the file. */
const FORM_PARTS_BYTES = 2000
const HEAD = {
  title: 'Saves',
  description: 'Places and stories that you keep.',
  canonicalPath: null,
}
const STATUS: Readonly<Partial<Record<SavesProblem, 404 | 409 | 413>>> = {
  'list-full': 409,
  'too-many-lists': 409,
  'too-large': 413,
  'no-list': 404,
}

function seeOther(c: Context<AppEnv>, listId: string, code: string, path: string | null): Response {
  const query = new URLSearchParams({ done: code, ...(path === null ? {} : { path }) })
  return c.body(null, 303, { location: `${listPath(listId)}?${query}`, 'cache-control': 'no-store' })
}

/** `/profile/saves` and its lists: pages, forms, files. */
export function savesRoutes(options: SavesOptions): Hono<AppEnv> {
  const { manifest, nowMs } = options

  /** @param isConfirmed of the session, when the guard did not ask for that */
  async function show(
    c: Context<AppEnv>,
    listId: string,
    notice: Promise<SavesNotice | null>,
    isConfirmed: Promise<void>,
  ): Promise<Response> {
    const reading = Promise.all([readSavesView(c, options, listId), notice, isConfirmed])
    let view: SavesView | null | undefined
    const items = startPart(c, async () => {
      const [found, said] = await reading
      view = found && { ...found, notice: said }
      return view === null ? <NoSuchList /> : <SavesList view={view} />
    })
    const lists = startPart(c, async () => {
      const [found] = await reading
      return found && <ListLinks lists={found.lists} current={found.current} />
    })
    return streamPage(c, [items, lists], () =>
      view === null
        ? null
        : {
            head: HEAD,
            page: (
              <SavesPage
                name={view?.current.name ?? 'Saves'}
                {...{ lists, items }}
                wholeHref={wholeHref(c)}
              />
            ),
          },
    )
  }

  async function refuse(c: Context<AppEnv>, listId: string, problem: SavesProblem): Promise<Response> {
    c.status(STATUS[problem] ?? 400)
    return show(c, listId, Promise.resolve(problemNotice(problem)), Promise.resolve())
  }

  async function readNotice(c: Context<AppEnv>, listId: string): Promise<SavesNotice | null> {
    const { done, problem, path, list } = c.req.query()
    if (problem === 'list-full') return problemNotice(problem)
    const target = parseSaveTarget(path)
    const found = target && (await findSavedPage(c.var.readShard, manifest, target))
    const undone = list !== undefined && isListId(list) ? list : listId
    return doneNotice(
      done,
      found === null ? 'That page' : toSavedPageView(found).name,
      target?.path ?? null,
      listPath(undone),
    )
  }

  const page = async (c: Context<AppEnv>): Promise<Response> => {
    const listId = c.req.param('list') ?? MAIN_LIST
    return isListId(listId) ? show(c, listId, readNotice(c, listId), c.var.confirmed) : c.notFound()
  }

  return new Hono<AppEnv>()
    .get('/profile/saves', requireSession('streams'), page)
    .get(`/profile/saves/${LIST_FILE}`, requireSession('page'), (c) => answerListFile(c, options))
    .get('/profile/saves/:list', requireSession('streams'), page)
    .use('/profile/saves/*', requireSession('page'))
    .post(
      '/profile/saves/import',
      bodyLimit({
        maxSize: MAX_IMPORT_BYTES + FORM_PARTS_BYTES,
        onError: (c) => refuse(c, MAIN_LIST, 'too-large'),
      }),
      async (c) => {
        const read = await readForm(c)
        if ('refusal' in read) return read.refusal
        const { file } = read.fields
        const parsed = file instanceof File ? parseListFile(await file.text()) : null
        if (parsed === null) return refuse(c, MAIN_LIST, 'wrong-file')
        const made = await importList(savesOf(c, nowMs), parsed.name, parsed.items)
        if (made === null) return refuse(c, MAIN_LIST, 'too-many-lists')
        const isWhole = made.leftOut + parsed.leftOut === 0
        return seeOther(c, made.id, isWhole ? 'imported' : 'imported-partly', null)
      },
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
