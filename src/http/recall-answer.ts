import { getPath } from 'hono/utils/url'
import { cacheKeyOf, type KeyedQuery } from '#src/http/rules/cache-key.ts'
import { isNotModified } from '#src/http/rules/conditional-request.ts'
import type { AnswerStore, StoredAnswer } from '#src/platform/answer-store.ts'

/** The answer as the isolate's memory will give it, which says so (R8.6). */
export function forMemory(stored: StoredAnswer): StoredAnswer {
  const headers = new Headers(stored.headers)
  headers.set('server-timing', 'cache;desc=isolate')
  return { ...stored, headers }
}

/** Makes the answer to this request from a kept one: 304 when the visitor has it already, no body for HEAD. */
export function answerFrom(request: Request, stored: StoredAnswer): Response {
  const { headers, etag } = stored
  if (isNotModified(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : stored.body, { headers })
}

/** Whether a kept answer will do. */
export const mayRecall = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/**
 * Answers from the memory of the isolate, before the app is asked: a kept answer has all its headers and depends on
 * nothing but the path and what `keyed` lists for it. Answers come to be kept by `pageCache`.
 * @param alertVersion of the alert that the visitor is to see, null for none
 * @returns null when there is no such answer
 */
export function recallAnswer(
  memory: AnswerStore,
  keyed: ReadonlyMap<string, KeyedQuery>,
  request: Request,
  alertVersion: string | null,
): Response | null {
  if (!mayRecall(request)) return null
  const key = cacheKeyOf(getPath(request), request.url, keyed, alertVersion)
  const stored = key === null ? null : memory.read(key, Date.now())
  return stored === null ? null : answerFrom(request, stored)
}
