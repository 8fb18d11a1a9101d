import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import type { Bindings } from '#src/config/bindings.ts'
import { createWorker } from '#src/create-worker.ts'
import { deployedDependencies } from '#src/deployed-dependencies.ts'
import { WORKER_ORIGIN } from './fetch-site.ts'
import { nextClient } from './next-client.ts'
import { bindings } from './test-database.ts'

const deployed = createWorker(deployedDependencies)

/** Sends one request to the complete worker with some bindings replaced, and awaits its waitUntil() promises. */
export async function callWorker(
  path: string,
  init: RequestInit = {},
  replaced: Partial<Bindings> = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', nextClient())
  const context = createExecutionContext()
  const request = new Request(WORKER_ORIGIN + path, { redirect: 'manual', ...init, headers })
  const response = await deployed.fetch(request as never, { ...bindings, ...replaced }, context)
  const fullResponse = new Response(await response.arrayBuffer(), response)
  await waitOnExecutionContext(context)
  return fullResponse
}
