import { execFileSync } from 'node:child_process'
import { askWrangler, jsonIn } from './ask-wrangler.ts'
import { neededSecrets } from './deployment-config.ts'
import { DeploymentRefused, type DeploymentSettings } from './deployment-settings.ts'

type Share = { readonly version_id: string; readonly percentage: number }

/** What the preflight learned of the account. */
export type Standing = {
  /** The version that most visitors get. */
  readonly before: string
}

/** Files that are neither committed nor settings of a deployment; a version must be one that can be made again. */
function changedFiles(): readonly string[] {
  const printed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  return printed.split('\n').filter((line) => line !== '' && !line.slice(3).startsWith('deploy/'))
}

async function readVersionInUse({ worker }: DeploymentSettings): Promise<string> {
  const printed = await askWrangler('deployments', 'status', '--json').catch(() => {
    throw new DeploymentRefused(
      `There is no worker ${worker} in this account yet: give it a secret first (docs/operations.md, first deployment), or look at CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID`,
    )
  })
  const { versions } = jsonIn<{ readonly versions: readonly Share[] }>(printed)
  const most = versions.toSorted((one, other) => other.percentage - one.percentage)[0]
  if (most === undefined) throw new DeploymentRefused(`${worker} has a deployment without a version`)
  return most.version_id
}

/**
 * Looks for what would make a deployment fail later, and changes nothing (R14.1).
 * @param allowsChanges whether files may differ from what is committed
 * @throws {DeploymentRefused} saying what is missing
 */
export async function preflight(settings: DeploymentSettings, allowsChanges: boolean): Promise<Standing> {
  const changed = allowsChanges ? [] : changedFiles()
  if (changed.length > 0)
    throw new DeploymentRefused(`These files are not committed:\n${changed.slice(0, 10).join('\n')}`)
  const before = await readVersionInUse(settings)
  const secrets = jsonIn<readonly { readonly name: string }[]>(
    await askWrangler('secret', 'list', '--format', 'json'),
  )
  const missing = neededSecrets(settings).filter((name) => !secrets.some((secret) => secret.name === name))
  if (missing.length > 0)
    throw new DeploymentRefused(
      `Secrets are missing: ${missing.join(', ')} (wrangler secret put … --name ${settings.worker})`,
    )
  await askWrangler('d1', 'execute', 'DB', '--remote', '--json', '--command', 'SELECT 1')
  return { before }
}
