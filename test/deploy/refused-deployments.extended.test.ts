import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDatabase } from '#test/support/node/cloudflare/account-state.ts'
import {
  createDeployedOperator,
  ENVIRONMENT,
  type Operator,
  operatorSettings,
  WORKER,
  writeOperatorSettings,
} from '#test/support/node/cloudflare/operator.ts'
import { type Cloudflare, startCloudflare } from '#test/support/node/cloudflare/start-cloudflare.ts'
import { newScript } from '#test/support/node/cloudflare/uploaded-versions.ts'
import { createCloudflareApi } from '#tools/operate/deployment/cloudflare-api.ts'
import { DeploymentError, readDeploymentSettings } from '#tools/operate/deployment/deployment-settings.ts'
import { preflight } from '#tools/operate/deployment/preflight.ts'

let cloudflare: Cloudflare
let operator: Operator
beforeAll(async () => {
  cloudflare = await startCloudflare()
  operator = await createDeployedOperator(cloudflare, true)
})
afterAll(async () => {
  await operator.close()
  await cloudflare.stop()
})

const changes = () =>
  operator.account.requests.filter(
    (requestLine) => !requestLine.startsWith('GET ') && !requestLine.endsWith('/query'),
  )

type Case = readonly [what: string, message: string, change: (operator: Operator) => () => void]

/** Writes changed settings, and returns the original ones. */
const settings = (change: (own: ReturnType<typeof operatorSettings>) => object) => (one: Operator) => {
  writeOperatorSettings(one, change(operatorSettings(one)))
  return () => writeOperatorSettings(one, {})
}

const CASES: readonly Case[] = [
  [
    'an unknown ID',
    'namespace ids.SETTINGS',
    settings(({ ids }) => ({ ids: { ...ids, SETTINGS: '0123456789abcdef0123456789abcdef' } })),
  ],
  [
    "the id of another deployment's namespace",
    'ids.SETTINGS: the namespace is called fernway-staging-settings, not fernway-tried-settings',
    (one) => {
      const id = '0123456789abcdef0123456789abcdef'
      one.account.state.namespaces.set(id, { title: 'fernway-staging-settings', values: new Map() })
      return settings(({ ids }) => ({ ids: { ...ids, SETTINGS: id } }))(one)
    },
  ],
  [
    "the id of another deployment's database",
    'ids.DB: the database is called fernway-staging, not fernway-tried',
    (one) => {
      const id = addDatabase(one.account.state, 'fernway-staging')
      return settings(({ ids }) => ({ ids: { ...ids, DB: id } }))(one)
    },
  ],
  [
    'one id for two bindings',
    'ids.EVENTS_DB: another binding has the same id',
    settings(({ ids }) => ({ ids: { ...ids, EVENTS_DB: ids['DB'] } })),
  ],
  [
    'the domain of another worker',
    'origin: tried.fernway.org is the domain of the worker fernway-production, which would lose it',
    ({ account: { state } }) => {
      state.scripts.set('fernway-production', { ...newScript(), domains: ['tried.fernway.org'] })
      return () => state.scripts.delete('fernway-production')
    },
  ],
  [
    'a variable that does not exist',
    'variables.OPERATERS: there is no such variable',
    settings(({ variables }) => ({ variables: { ...variables, OPERATERS: 'a@b.org=operator' } })),
  ],
  ['the example origin', 'origin must be https', settings(() => ({ origin: 'https://www.fernway.example' }))],
  [
    'a domain outside the account',
    'origin: no domain',
    settings(() => ({ origin: 'https://www.example.com' })),
  ],
  [
    'a sender outside the account',
    'MAIL_FROM: mail cannot come from',
    settings(({ variables }) => ({ variables: { ...variables, MAIL_FROM: 'a@example.com' } })),
  ],
  [
    'a missing secret',
    'Secrets are missing: OIDC_CLIENT_SECRET',
    ({ account }) => {
      const secrets = account.state.scripts.get(WORKER)?.secrets
      secrets?.delete('OIDC_CLIENT_SECRET')
      return () => secrets?.set('OIDC_CLIENT_SECRET', 'value')
    },
  ],
  [
    'a missing worker',
    `There is no worker ${WORKER}`,
    ({ account: { state } }) => {
      const script = state.scripts.get(WORKER)
      state.scripts.delete(WORKER)
      return () => script && state.scripts.set(WORKER, script)
    },
  ],
  [
    'uncommitted files',
    'These files are not committed',
    ({ checkout }) => {
      checkout.write('src/changed.ts', '')
      return () => checkout.commit()
    },
  ],
  [
    'a migration that breaks the running version',
    'removes something',
    ({ account: { state }, checkout }) => {
      const sqlite = [...state.databases.values()][0]?.sqlite
      sqlite?.exec(
        "CREATE TABLE d1_migrations (name TEXT); INSERT INTO d1_migrations VALUES ('0001_first.sql')",
      )
      checkout.write('src/migrations/9999_last.sql', 'DROP TABLE saves;')
      checkout.commit()
      return () => {
        sqlite?.exec('DROP TABLE d1_migrations')
        checkout.write('src/migrations/9999_last.sql', '')
        checkout.commit()
      }
    },
  ],
]

describe('a deployment is rejected before any change (R14.1)', () => {
  it.each(CASES)('is rejected for %s', async (_, message, change) => {
    operator.account.requests.length = 0
    const { folder } = operator.checkout
    const undo = change(operator)
    const check = Promise.resolve().then(() =>
      preflight(
        createCloudflareApi(operator.account.env),
        readDeploymentSettings(ENVIRONMENT, folder),
        false,
        folder,
      ),
    )
    await expect(check).rejects.toThrow(message)
    await expect(check).rejects.toBeInstanceOf(DeploymentError)
    undo()
    expect(changes()).toEqual([])
  })

  it.each([
    ['without a token', [], { CLOUDFLARE_API_TOKEN: '' }, 'CLOUDFLARE_API_TOKEN must be set'],
    ['with decreasing shares', ['--gradual', '50,10'], {}, '--gradual is a list'],
    ['with an extra argument', ['now'], {}, '“now” is one argument too many'],
  ])('is rejected %s', async (_, args, env, message) => {
    const { exitCode, printed } = await operator.deploy(args, env)
    expect([exitCode, printed]).toEqual([1, expect.stringContaining(message)])
    expect(printed).toMatch(/^Nothing was changed\. /)
    expect(changes()).toEqual([])
  })
})

describe('dry run', () => {
  it.each([
    ['--dry-run', ['--dry-run'], {}],
    ['--dry-run as npm configuration', [], { npm_config_dry_run: 'true' }],
  ])('prints each step and executes none: %s', async (_, args, env) => {
    operator.account.requests.length = 0
    const { exitCode, printed } = await operator.deploy(args, env)
    expect(exitCode).toBe(0)
    for (const step of ['put the hashed files', 'apply migrations', 'upload', 'try', 'give it 100 %'])
      expect(printed).toContain(`would ${step}`)
    expect(changes()).toEqual([])
  })
})
