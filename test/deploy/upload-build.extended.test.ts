import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildInProcess } from '#test/support/node/build-in-process.ts'
import {
  createOperatorCheckout,
  type OperatorCheckout,
} from '#test/support/node/cloudflare/operator-checkout.ts'
import {
  type Cloudflare,
  type CloudflareAccount,
  startCloudflare,
} from '#test/support/node/cloudflare/start-cloudflare.ts'
import { type ServingEdge, startServingEdge } from '#test/support/node/cloudflare/start-serving-edge.ts'

const WORKER = 'fernway-real'
const SECRET = `whsec_${Buffer.from('of the shop, and of no value').toString('base64')}`
const OPERATOR_TOKEN = 'an-operator-knows-this-and-nobody-else'
/**
 * Pages in other languages and titles in other scripts: half of the static files, which are uploaded and served as the
 * others.
 */
const OTHER_LANGUAGES = /_catalogue[\\/]\w+[\\/](?:[a-z]{2}$|titles-other)/
const isUploaded = (path: string): boolean => !OTHER_LANGUAGES.test(path)
let cloudflare: Cloudflare
let account: CloudflareAccount
let checkout: OperatorCheckout
let edge: ServingEdge

beforeAll(async () => {
  // `npm test` has already built it.
  if (!existsSync('dist/worker/build-id.txt')) await buildInProcess('')
  cloudflare = await startCloudflare()
  account = cloudflare.openAccount()
  account.state.zones.add('fernway.org')
  edge = await startServingEdge(account.state, WORKER)
  checkout = createOperatorCheckout(account.env)
  for (const folder of ['dist/worker', '.generated/search-documents.ndjson'])
    cpSync(folder, join(checkout.folder, folder), { recursive: true })
  rmSync(join(checkout.folder, 'dist/client'), { recursive: true })
  cpSync('dist/client', join(checkout.folder, 'dist/client'), { recursive: true, filter: isUploaded })
})
afterAll(async () => {
  checkout.remove()
  await edge.stop()
  await cloudflare.stop()
})

it('the build is uploaded completely, and serves requests (R14.2)', { timeout: 600_000 }, async () => {
  const settings = {
    worker: WORKER,
    smokeOrigin: edge.origin,
    settleSeconds: 60,
    variables: { MAIL_FROM: 'a@fernway.org' },
  }
  checkout.write('deploy/real.yaml', JSON.stringify(settings))
  const args = ['--env', 'real', '--origin', 'https://www.fernway.org']
  const set = await checkout.run('setup', args, { WEBHOOK_SECRET: SECRET, OPERATOR_TOKEN })
  expect([set.exitCode, set.printed]).toEqual([
    0,
    expect.stringContaining('uploaded the secret SESSION_SECRET'),
  ])
  checkout.commit()
  const { exitCode, printed } = await checkout.run('deploy', ['--env', 'real', '--built'], { OPERATOR_TOKEN })
  expect([exitCode, printed]).toEqual([0, expect.stringContaining('deployed to https://www.fernway.org')])

  const home = await (await fetch(edge.origin)).text()
  expect(home).toContain('<link rel="canonical" href="https://www.fernway.org/"')
  expect(gzipSync(home, { level: 9 }).byteLength, 'the home page (F7)').toBeLessThanOrEqual(14 * 1024)
  const health = (await (await fetch(`${edge.origin}/healthz`)).json()) as { readonly build: string }
  expect(health.build).toBe(readFileSync('dist/worker/build-id.txt', 'utf8'))
  const found = await (await fetch(`${edge.origin}/search?q=kyoto`)).text()
  expect(found).toContain('/destinations/japan/kyoto')
  expect(found, 'the index that was filled').not.toContain('matches by title only')
  const uploaded = [...account.state.scripts.values()].flatMap(({ versions }) =>
    versions.flatMap(({ modules, bindings }) => [
      JSON.stringify(bindings),
      ...[...modules.values()].map(String),
    ]),
  )
  expect(uploaded.join('\n')).not.toContain(SECRET)
})
