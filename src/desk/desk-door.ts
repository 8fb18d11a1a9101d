import { type Context, Hono } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import { DESK_PATH, DESK_ROWS } from './desk-pages.ts'
import type { DeskTools } from './desk-routes.tsx'

type Variables = { set: (name: string, value: unknown) => void }

/** The desk as an app of its own, in which every request has what middleware has left for it. */
async function enter(c: Context<AppEnv>, tools: DeskTools): Promise<Response> {
  const { deskRoutes } = await import('./desk-routes.tsx')
  // What is not there, and what fails, is the whole site's to answer.
  const answerUnknown = () => tools.answerUnknown(c)
  const inner = new Hono<AppEnv>()
    .use((own, next) => {
      for (const [name, value] of Object.entries(c.var)) (own as unknown as Variables).set(name, value)
      return next()
    })
    .route('/', deskRoutes({ ...tools, answerUnknown }))
    .notFound(answerUnknown)
    .onError((error) => {
      throw error
    })
  return inner.fetch(c.req.raw, c.env, c.executionCtx)
}

/**
 * Where the desk begins. All that lies behind is a script of its own, which the worker reads when somebody named as an
 * operator comes: no page of the site waits for it (docs/adr/0032).
 */
export function deskDoor(tools: DeskTools): Hono<AppEnv> {
  const open = (c: Context<AppEnv>): Response | Promise<Response> =>
    c.var.config.operators.length === 0 ? tools.answerUnknown(c) : enter(c, tools)
  const door = new Hono<AppEnv>()
  for (const { path, actions } of DESK_ROWS) {
    door.get(path, open)
    for (const action of Object.keys(actions ?? {})) door.post(action, open)
  }
  return door.all(DESK_PATH, open).all('/desk/*', open)
}
