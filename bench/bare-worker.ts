import { build } from 'vite'

const ID = 'virtual:bare-worker'

/** A worker that returns the same string for every request through Hono: the baseline of the comparison. */
const source = (body: string, contentType: string): string => `import { Hono } from 'hono'
const body = ${JSON.stringify(body)}
const app = new Hono()
app.get('*', (c) => c.body(body, 200, { 'content-type': ${JSON.stringify(contentType)} }))
export default app
`

/** Bundles the bare worker into one script, like the site's worker. */
export async function bundleBareWorker(body: string, contentType: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'bare-worker',
        resolveId: (id) => (id === ID ? id : null),
        load: (id) => (id === ID ? source(body, contentType) : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ID, preserveEntrySignatures: 'strict' } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .find((each) => each.type === 'chunk')
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('the bare worker could not be bundled')
  return chunk.code
}
