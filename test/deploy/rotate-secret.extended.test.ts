import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDeployedOperator,
  ENVIRONMENT,
  type Operator,
  WORKER,
} from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { emptyVersion } from '#test/support/node/cloudflare/uploaded-versions.ts'

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare)
})
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

const rotate = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  operator.checkout.run('rotate-secret', [...args, '--env', ENVIRONMENT], env)
const script = () => {
  const found = operator.account.state.scripts.get(WORKER)
  if (found === undefined) throw new Error('the worker is missing')
  return found
}
const WEEK_S = 7 * 86_400

describe('rotation of a secret', { timeout: 600_000 }, () => {
  it('seals with a new session secret, and replaces the old one after a week', async () => {
    const keep = join(operator.checkout.folder, 'next.txt')
    const started = await rotate(['SESSION_SECRET', '--keep', keep])
    expect(started.exitCode).toBe(0)
    const secret = readFileSync(keep, 'utf8').trim()
    expect([secret.length, statSync(keep).mode & 0o777]).toEqual([43, 0o600])
    expect(script().secrets.get('SESSION_SECRET_NEXT')).toBe(secret)
    expect(started.printed).not.toContain(secret)

    const twice = await rotate(['SESSION_SECRET', '--keep', keep])
    expect([twice.exitCode, twice.printed]).toEqual([1, expect.stringContaining('a rotation is under way')])
    const early = await rotate(['SESSION_SECRET', '--keep', keep, '--finish'])
    expect([early.exitCode, early.printed]).toEqual([1, expect.stringContaining('sessions would end')])

    const weekAgoS = Date.now() / 1000 - WEEK_S - 60
    utimesSync(keep, weekAgoS, weekAgoS)
    const finished = await rotate(['SESSION_SECRET', '--keep', keep, '--finish'])
    expect([finished.exitCode, finished.printed]).toEqual([0, expect.stringContaining('all sessions remain')])
    expect(script().secrets.get('SESSION_SECRET')).toBe(secret)
    expect(script().secrets.has('SESSION_SECRET_NEXT')).toBe(false)
  })

  it('continues a start whose upload failed with the same secret, and lets no other start replace it', async () => {
    const file = join(operator.checkout.folder, 'failed.txt')
    operator.account.override = (requestLine) =>
      /^(?:PUT|PATCH) \S+secrets/.test(requestLine) ? 'fail' : undefined
    expect((await rotate(['SESSION_SECRET', '--keep', file])).exitCode).toBe(1)
    operator.account.override = () => undefined
    const generated = readFileSync(`${file}.new`, 'utf8').trim()
    expect(existsSync(file)).toBe(false)
    expect((await rotate(['SESSION_SECRET', '--keep', file, '--finish'])).exitCode).toBe(1)

    expect((await rotate(['SESSION_SECRET', '--keep', file])).exitCode).toBe(0)
    const secret = readFileSync(file, 'utf8').trim()
    expect(secret).toBe(generated)
    expect(script().secrets.get('SESSION_SECRET_NEXT')).toBe(secret)
    const other = await rotate(['SESSION_SECRET', '--keep', join(operator.checkout.folder, 'other.txt')])
    expect([other.exitCode, other.printed]).toEqual([1, expect.stringContaining('with another file')])
    expect(script().secrets.get('SESSION_SECRET_NEXT')).toBe(secret)
  })

  it.each([
    ['OPERATOR_TOKEN', 'short'],
    ['WEBHOOK_SECRET', 'without its prefix'],
    ['LETTER_SECRET', 'n'.repeat(20)],
  ])('refuses a %s with which no page would answer', async (name, value) => {
    const before = script().secrets.get(name)
    const { exitCode, printed } = await rotate([name], { [name]: value })
    expect([exitCode, printed]).toEqual([1, expect.stringContaining(name)])
    expect(printed).not.toContain(value)
    expect(script().secrets.get(name)).toBe(before)
  })

  it('keeps old values valid where several may be', async () => {
    const env = { LETTER_SECRET: 'n'.repeat(40), OLD_LETTER_SECRET: `${'o'.repeat(40)} ${'p'.repeat(40)}` }
    expect((await rotate(['LETTER_SECRET'], env)).exitCode).toBe(0)
    expect(script().secrets.get('LETTER_SECRET')).toBe([env.LETTER_SECRET, env.OLD_LETTER_SECRET].join(' '))
  })

  it('refuses what is no secret, and one without a value', async () => {
    expect((await rotate(['SITE_ORIGIN'])).printed).toContain('“SITE_ORIGIN” is no secret of a deployment')
    expect((await rotate(['MAIL_API_KEY'])).printed).toContain('MAIL_API_KEY needs a value')
  })

  it('waits for a gradual release, and for a version without visitors', async () => {
    const { deployments, versions, migrationTag } = script()
    const [before] = versions
    const next = emptyVersion('next', migrationTag)
    versions.push(next)
    const env = { MAIL_API_KEY: 'key' }
    expect((await rotate(['MAIL_API_KEY'], env)).printed).toContain('The newest version has no visitors')
    deployments.push({
      id: crypto.randomUUID(),
      createdOn: new Date().toISOString(),
      versions: [
        { version_id: next.id, percentage: 10 },
        { version_id: before?.id ?? '', percentage: 90 },
      ],
    })
    expect((await rotate(['MAIL_API_KEY'], env)).printed).toContain('A gradual release is under way')
    expect(script().secrets.has('MAIL_API_KEY')).toBe(false)
  })
})
