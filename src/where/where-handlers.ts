import type { Context } from 'hono'
import { WHERE_FACTS_PATH } from '#isomorphic/where/where-facts-path.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { serveCompare } from './serve-compare.tsx'
import {
  serveWhere,
  serveWhereFacts,
  serveWhereFeed,
  serveWhereJson,
  type WhereContext,
} from './serve-where.tsx'
import { serveWhereLike } from './serve-where-like.tsx'
import { serveWhereRules } from './serve-where-rules.tsx'

type LateContext = WhereContext & { readonly shardCount: number }
type Handler = (c: Context<AppEnv>, sources: LateContext) => Response | Promise<Response>

/** By the paths of where-pages.ts; an import of those rows would split the entry. Other paths are questions. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['/where.json', serveWhereJson],
  [WHERE_FACTS_PATH, serveWhereFacts],
  ['/where/how', serveWhereRules],
  ['/where/in/:file{[a-z]+\\.atom}', serveWhereFeed],
  ['/where/like/:path{.+}', serveWhereLike],
  ['/compare', serveCompare],
])

/** Answers a request for a page of `/where` or `/compare`. */
export const serveWherePage = (
  path: string,
  c: Context<AppEnv>,
  sources: LateContext,
): Response | Promise<Response> => (HANDLERS.get(path) ?? serveWhere)(c, sources)
