import { cpSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogueManifest } from '#src/catalogue/catalogue-types.ts'
import { shardOf } from '#src/catalogue/shard-of.ts'
import { ASSETS_ORIGIN } from '#src/http/assets-origin.ts'
import { compileContentPlugin } from '#tools/build/vite/compile-content-plugin.ts'
import { developmentHosts } from '#tools/build/vite/development-hosts.ts'
import { serveCatalogue } from '#tools/build/vite/serve-catalogue.ts'
import { compileContent } from '#tools/compile/compile-content.ts'
import {
  type ContentFixture,
  createContentFixture,
  PROJECT_ROOT,
} from '#tools/compile/fixtures/content-fixture.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { drawUncached } from '#tools/compile/maps/sample-drawing.ts'
import { loadCompiledParts } from '#tools/compile/parts/load-compiled-parts.ts'
import { openContentSession } from '#tools/compile/patch/content-session.ts'
import { bundleCompiler } from '#tools/compile/prepare/bundle-compiler.ts'

const MINUTE_MS = 60_000
const KARA = 'destinations/africa/togo/kara.md'

let fixture: ContentFixture
let server: ViteDevServer
let manifest: CatalogueManifest
const options = () => ({
  root: PROJECT_ROOT,
  contentDir: fixture.contentDir,
  outDir: join(fixture.folder, 'public/_catalogue'),
  geodata,
  draw: drawUncached,
})

function portOf({ httpServer }: ViteDevServer): number {
  const address = httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('the dev server does not listen')
  return address.port
}

/** Requests a file of the dev server as the assets binding does, with the host of the address. */
const requestAsset = (address: URL): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { pathname, host } = address
    get({ port: portOf(server), path: pathname, headers: { host } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const headers = { 'content-type': response.headers['content-type'] ?? '' }
        resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0, headers }))
      })
    }).on('error', reject)
  })
async function readAsset(path: string): Promise<string> {
  const response = await requestAsset(new URL(path, ASSETS_ORIGIN))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  return response.text()
}
const shardOfKara = (version = manifest.version) =>
  `/_catalogue/${version}/place-${shardOf('kara', manifest.shardCount)}.json`

beforeAll(async () => {
  fixture = createContentFixture()
  mkdirSync(join(fixture.folder, 'public/_catalogue'), { recursive: true })
  await compileContent(options())
  manifest = JSON.parse(
    readFileSync(join(options().outDir, 'catalogue-manifest.json'), 'utf8'),
  ) as CatalogueManifest
  server = await createServer({
    root: fixture.folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileContentPlugin(), serveCatalogue()],
    server: { port: 0, allowedHosts: developmentHosts(undefined) },
  })
  await server.listen()
}, 5 * MINUTE_MS)
afterAll(async () => {
  await server.close()
  fixture.remove()
})

it('serves compiled pages to the assets binding', async () => {
  expect(await readAsset(shardOfKara())).toContain('"/destinations/togo/kara"')
})

it('shows a page that was compiled again after the start', async () => {
  const parts = await loadCompiledParts((await bundleCompiler(PROJECT_ROOT)).parts)
  const session = openContentSession({ ...options(), parts })
  const sentence = 'A new sentence about the hills of the north.'
  fixture.write(KARA, fixture.read(KARA).replace('\n## Why go\n', `\n## Why go\n\n${sentence}\n`))
  expect(session?.patch(join(fixture.contentDir, KARA))).toEqual({ kind: 'written' })
  expect(await readAsset(shardOfKara())).toContain(sentence)
})

it('serves a version that was compiled after the start, and no longer the one before', async () => {
  const { outDir } = options()
  const next = '0123456789'
  cpSync(join(outDir, manifest.version), join(outDir, next), { recursive: true })
  renameSync(join(outDir, manifest.version), join(outDir, `unused-${manifest.version}`))
  expect(await readAsset(shardOfKara(next))).toContain('"/destinations/togo/kara"')
  expect(
    (await requestAsset(new URL(shardOfKara(), 'http://localhost'))).headers.get('content-type'),
  ).not.toBe('application/json')
})

it('answers no other host', async () => {
  const response = await requestAsset(new URL(shardOfKara('0123456789'), 'http://other.example'))
  expect(response.status).toBe(403)
})

it.each(['/_catalogue/../package.json', '/_catalogue/0123456789/../../../package.json'])(
  'serves nothing outside its folder: %s',
  async (path) => {
    const type = await new Promise<string | undefined>((resolve) => {
      get({ port: portOf(server), path, headers: { host: 'localhost' } }, (response) => {
        response.resume()
        resolve(response.headers['content-type'])
      })
    })
    expect(type).not.toBe('application/json')
  },
)
