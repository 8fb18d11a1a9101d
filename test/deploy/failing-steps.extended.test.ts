import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDeployedOperator, type Operator } from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'

/** Every step starts wrangler, and the tests of this file run concurrently. */
const LIMIT_MS = 600_000

let cloudflare: Cloudflare
const operators: Operator[] = []
beforeAll(async () => {
  cloudflare = await startCloudflare()
})
afterAll(async () => {
  for (const operator of operators) await operator.close()
  await cloudflare.stop()
})

async function settled(isBehind = false): Promise<Operator> {
  const operator = await createDeployedOperator(cloudflare, isBehind)
  operators.push(operator)
  return operator
}

/** Fails the requests that match the pattern: all of them, or the first `times`. */
function failOn({ account }: Operator, pattern: RegExp, times = Number.POSITIVE_INFINITY): void {
  let left = times
  account.override = (requestLine) => {
    if (left === 0 || !pattern.test(requestLine)) return undefined
    left -= 1
    return 'fail'
  }
}

const locks = ({ account }: Operator) =>
  [...account.state.databases.values()].flatMap(({ sqlite }) =>
    sqlite.prepare("SELECT name FROM sqlite_master WHERE name = 'deployment_lock'").all().length === 0
      ? []
      : sqlite.prepare('SELECT holder FROM deployment_lock').all(),
  )

const UNCHANGED = 'Visitors have the version that they had before.'

describe.concurrent('failing deployment (R14.1, R14.2)', { timeout: LIMIT_MS }, () => {
  it.each([
    ['put the hashed files', /bulk\n/, 'Nothing was changed before.', true],
    [
      'apply migrations',
      /\/query\n.*create table if not exists.*d1_migrations/is,
      'hashed files were added',
      true,
    ],
    [
      'fill the search index',
      /\/query\n.*CREATE TABLE search_documents/s,
      'has the schema of this build',
      true,
    ],
    ['upload the version', /POST \S+\/versions\n/, 'the search index is of this content', false],
    ['try the version', /schedules\n/, 'the version was uploaded', false],
  ])(
    'a failure at “%s” is reported, and visitors stay on the earlier version',
    async (step, failing, done, isBehind) => {
      const operator = await settled(isBehind)
      failOn(operator, failing)
      const { exitCode, printed } = await operator.deploy()
      expect([exitCode, printed]).toEqual([1, expect.stringContaining(`Failed at: ${step}`)])
      expect(printed).toContain(UNCHANGED)
      expect(printed).toContain(done)
      expect(printed).not.toMatch(/^ {4}at /m)
      expect([operator.buildInUse(), locks(operator)]).toEqual(['before', []])
    },
  )

  it('running the same command again completes it', async () => {
    const operator = await settled(true)
    failOn(operator, /\/query\n.*CREATE TABLE search_documents/s, 1)
    expect((await operator.deploy()).exitCode).toBe(1)
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('deployed to')])
    expect(operator.buildInUse()).toBe('aaaaaaaaaaaa')
  })

  it('a first deployment that stops inside the migrations is completed by running it again', async () => {
    const operator = await settled(true)
    failOn(operator, /\/query\n.*0003_/s, 1)
    const first = await operator.deploy()
    expect([first.exitCode, first.printed]).toEqual([
      1,
      expect.stringContaining('Failed at: apply migrations to DB'),
    ])
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('deployed to')])
    expect(operator.buildInUse()).toBe('aaaaaaaaaaaa')
    const tables = [...operator.account.state.databases.values()].flatMap(({ sqlite }) =>
      sqlite.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'unfinished%'").all(),
    )
    expect(tables).toEqual([])
  })

  it('a version that fails its check is rolled back automatically', async () => {
    const operator = await settled()
    operator.edge.broken = '/search?q=island'
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('/search?q=island responded with 500')])
    expect(printed).toContain(UNCHANGED)
    expect(operator.shares()).toEqual([[100], [0, 100], [100]])
    expect(operator.buildInUse()).toBe('before')
  })

  it('a failed rollback is reported with the command to roll back', async () => {
    const operator = await settled()
    operator.edge.broken = '/'
    failOn(operator, /POST \S+\/deployments\n(?!.*"percentage":0)/)
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('Going back failed as well')])
    expect(printed).toMatch(/npx wrangler versions deploy [0-9a-f-]{36}@100% --name fernway-tried --yes/)
  })

  it('a failure after the rollout reports that visitors have the new version', async () => {
    const operator = await settled()
    failOn(operator, /bulk\n.*replacedAtS\\+":\d/s)
    const { exitCode, printed } = await operator.deploy()
    expect([exitCode, printed]).toEqual([1, expect.stringContaining('Visitors have the new version.')])
    expect(operator.buildInUse()).toBe('aaaaaaaaaaaa')
  })
})
