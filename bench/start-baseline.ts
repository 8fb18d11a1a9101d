import { bundleBareWorker } from './bare-worker.ts'
import { type StartedWorker, startWorker } from './start-workers.ts'

/** The text of a response; throws when it is none of a page that exists. */
export async function bodyOf(url: string): Promise<{ readonly body: string; readonly type: string }> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} responded with ${response.status}; run npm run build first`)
  return { body: await response.text(), type: response.headers.get('content-type') ?? 'text/html' }
}

/** The baseline for a page: a bare Hono worker that returns the same bytes, started in the same way. */
export async function startBaseline(
  name: string,
  url: string,
  directPort: number,
  stateDir: string,
): Promise<StartedWorker> {
  const { body, type } = await bodyOf(url)
  return startWorker({ name, directPort, source: { script: await bundleBareWorker(body, type) } }, stateDir)
}
