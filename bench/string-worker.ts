import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, type Plugin } from 'vite'

const STREAM_RENDERER = /[\\/]react-dom-server\.edge\.production\.js$/
/** File in which the Workers plugin records the last build; the measured build must not be served. */
const DEPLOY_CONFIG_PATH = '.wrangler/deploy/config.json'

/** The same interface as the stream renderer, based on `renderToString` and one encoding. */
const STRING_RENDERER = `
exports.renderToReadableStream = async (node, options) => {
  const { renderToString } = require("./react-dom-server-legacy.browser.production.js");
  const bytes = new TextEncoder().encode(renderToString(node, options));
  const stream = new ReadableStream({ start(controller) { controller.enqueue(bytes); controller.close(); } });
  stream.allReady = Promise.resolve();
  return stream;
};`

const renderStrings: Plugin = {
  name: 'fernway:bench-strings',
  applyToEnvironment: ({ name }) => name === 'worker',
  transform: {
    order: 'post',
    filter: { id: STREAM_RENDERER },
    handler: (code) => ({ code: code + STRING_RENDERER, map: null }),
  },
}

/**
 * Builds the worker with pages rendered by `renderToString`, for the comparison of F3; the rest is the deployed worker,
 * so the site must be built first.
 * @param folder output folder
 * @returns path of the worker's configuration
 */
export async function buildStringWorker(folder: string): Promise<string> {
  const deployConfig = existsSync(DEPLOY_CONFIG_PATH) ? readFileSync(DEPLOY_CONFIG_PATH) : null
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({
    logLevel: 'warn',
    plugins: [renderStrings],
    environments: { worker: { build: { outDir: folder, emptyOutDir: true } } },
  })
  const { worker } = builder.environments
  if (worker === undefined) throw new Error('the worker has no build')
  await builder.build(worker)
  if (deployConfig === null) rmSync(DEPLOY_CONFIG_PATH, { force: true })
  else writeFileSync(DEPLOY_CONFIG_PATH, deployConfig)
  if (mode !== undefined) process.env['NODE_ENV'] = mode
  return join(folder, 'wrangler.json')
}
