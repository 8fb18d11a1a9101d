import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { SECRET_NAMES } from '#src/config/secret-names.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { createCloudflareApi } from './deployment/cloudflare-api.ts'
import { writeStoresConfig } from './deployment/deployment-config.ts'
import {
  assertValidSecrets,
  DeploymentError,
  readDeploymentSettings,
} from './deployment/deployment-settings.ts'
import { assertNoReleaseUnderWay } from './deployment/release-state.ts'
import { prompt } from './setup/prompt.ts'
import { listSecretNames } from './setup/upload-secrets.ts'

const USAGE = `npm run rotate -- SESSION_SECRET --keep FILE --env NAME
    starts: new cookies are sealed with a new secret, which FILE keeps (outside of the checkout)
npm run rotate -- SESSION_SECRET --keep FILE --finish --env NAME
    a week later: the new secret replaces the old one
npm run rotate -- NAME_OF_A_SECRET --env NAME
    asks for the new value, and for the old ones where several are valid`

/** The longest lifetime of a session: earlier, cookies sealed with the old secret would become invalid. */
const OVERLAP_MS = 7 * DAY_MS
/** Secrets of which several may be valid, the newest first, separated by spaces. */
const LISTS: readonly string[] = ['LETTER_SECRET', 'WEBHOOK_SECRET']

const { values, positionals } = readArguments(
  USAGE,
  {
    options: {
      env: { type: 'string', default: '' },
      keep: { type: 'string', default: '' },
      finish: { type: 'boolean', default: false },
    },
  },
  1,
)
const [name = ''] = positionals

type Upload = (secrets: Readonly<Record<string, string | null>>) => Promise<void>

/**
 * The file has its name once the secret is uploaded: after a failed upload the same command continues with the same
 * secret, and the week of the overlap begins with the upload.
 * @param listNames names of the secrets that the worker has
 */
async function startSessionSecret(
  upload: Upload,
  listNames: () => Promise<readonly string[]>,
): Promise<void> {
  if (existsSync(values.keep))
    throw new Error(`${values.keep} exists: a rotation is under way; finish it first`)
  const unsent = `${values.keep}.new`
  if (!existsSync(unsent)) {
    if ((await listNames()).includes('SESSION_SECRET_NEXT'))
      throw new Error(
        'SESSION_SECRET_NEXT is set: a rotation with another file is under way; finish it first',
      )
    writeFileSync(unsent, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  }
  await upload({ SESSION_SECRET_NEXT: readFileSync(unsent, 'utf8').trim() })
  const now = new Date()
  utimesSync(unsent, now, now)
  renameSync(unsent, values.keep)
  console.log(
    `new cookies are sealed with the secret in ${values.keep}. In a week: the same command with --finish`,
  )
}

async function finishSessionSecret(upload: Upload): Promise<void> {
  if (!existsSync(values.keep)) throw new Error(`${values.keep} does not exist: no rotation started with it`)
  const ageMs = Date.now() - statSync(values.keep).mtimeMs
  if (ageMs < OVERLAP_MS)
    throw new Error(
      `it started ${Math.floor(ageMs / DAY_MS)} days ago: sessions would end. Wait until a week has passed`,
    )
  await upload({ SESSION_SECRET: readFileSync(values.keep, 'utf8').trim(), SESSION_SECRET_NEXT: null })
  rmSync(values.keep)
  console.log('the old secret is not valid any more; all sessions remain')
}

/** The new value, from the environment or typed without echo, before the old ones where several are valid. */
async function readNewValue(): Promise<string> {
  const given = process.env[name] ?? ''
  const newest = given !== '' ? given : ((await prompt(`new ${name} (empty: generate one): `, true)) ?? '')
  const value = newest === '' && name === 'LETTER_SECRET' ? randomBytes(32).toString('base64url') : newest
  if (value === '') throw new Error(`${name} needs a value`)
  if (!LISTS.includes(name)) return value
  const old =
    process.env[`OLD_${name}`] ?? (await prompt('values that stay valid, separated by spaces: ', true)) ?? ''
  return [value, ...old.split(' ')].filter((part) => part !== '').join(' ')
}

await runMain(async () => {
  if (!(SECRET_NAMES as readonly string[]).includes(name) || name === 'SESSION_SECRET_NEXT')
    throw new DeploymentError(`“${name}” is no secret of a deployment\n${USAGE}`)
  if (name === 'SESSION_SECRET' && values.keep === '') throw new DeploymentError(USAGE)
  const settings = readDeploymentSettings(values.env)
  const api = createCloudflareApi()
  await assertNoReleaseUnderWay(api, settings.worker)
  const config = writeStoresConfig(values.env, settings)
  const upload: Upload = async (secrets) => {
    const args = ['secret', 'bulk', '--name', settings.worker, '--config', config]
    const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' }, JSON.stringify(secrets))
    if (exitCode !== 0) throw new Error(output.trim())
  }
  if (name === 'SESSION_SECRET') {
    if (values.finish) return finishSessionSecret(upload)
    return startSessionSecret(upload, async () => (await listSecretNames(api, settings.worker)) ?? [])
  }
  const secret = { [name]: await readNewValue() }
  assertValidSecrets(settings, secret)
  await upload(secret)
  console.log(`${name} has its new value`)
})
