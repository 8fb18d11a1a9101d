import { randomBytes } from 'node:crypto'
import { SECRET_NAMES } from '#src/config/secret-names.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { type CloudflareApi, CloudflareApiError } from '#tools/operate/deployment/cloudflare-api.ts'
import { requiredSecrets } from '#tools/operate/deployment/deployment-config.ts'
import { assertValidSecrets, type DeploymentSettings } from '#tools/operate/deployment/deployment-settings.ts'
import { prompt } from './prompt.ts'

type SecretName = (typeof SECRET_NAMES)[number]

/** Names of a worker's secrets; null when the worker does not exist. */
export async function listSecretNames(
  { request }: CloudflareApi,
  worker: string,
): Promise<readonly string[] | null> {
  try {
    const secrets = await request<readonly { readonly name: string }[]>(`/workers/scripts/${worker}/secrets`)
    return secrets.map(({ name }) => name)
  } catch (error) {
    if (error instanceof CloudflareApiError && error.status === 404) return null
    throw error
  }
}

/** The secret from the environment, else generated where any value will do, else typed at the prompt. */
async function readSecret(name: SecretName, isNeeded: boolean): Promise<string | null> {
  const given = process.env[name] ?? ''
  if (given !== '') return given
  if (name === 'SESSION_SECRET' || name === 'LETTER_SECRET') return randomBytes(32).toString('base64url')
  return isNeeded ? prompt(`${name}: `, true) : null
}

/**
 * Uploads the worker's missing secrets. A worker that does not exist is created: an empty one, which does not respond
 * before the first deployment.
 * @param config wrangler's configuration of the deployment
 * @returns one line for each uploaded secret, and the required ones that remain missing
 * @throws {DeploymentError} naming a secret that the worker would refuse; nothing is uploaded then
 * @throws {Error} with wrangler's output when it fails
 */
export async function uploadSecrets(
  api: CloudflareApi,
  settings: DeploymentSettings,
  config: string,
): Promise<{ readonly lines: readonly string[]; readonly missing: readonly string[] }> {
  const { worker } = settings
  const there = (await listSecretNames(api, worker)) ?? []
  const needed = requiredSecrets(settings)
  const taken: Partial<Record<SecretName, string>> = {}
  const missing: string[] = []
  for (const name of SECRET_NAMES) {
    if (there.includes(name)) continue
    const value = await readSecret(name, needed.includes(name))
    if (value !== null) taken[name] = value
    else if (needed.includes(name)) missing.push(name)
  }
  const names = Object.keys(taken)
  if (names.length > 0) {
    assertValidSecrets(settings, taken)
    const args = ['secret', 'bulk', '--name', worker, '--config', config]
    const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true' }, JSON.stringify(taken))
    if (exitCode !== 0) throw new Error(output.trim())
  }
  return { lines: names.map((name) => `uploaded the secret ${name}`), missing }
}
