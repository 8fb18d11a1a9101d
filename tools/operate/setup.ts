import { findNpmSwallowedOptions } from '#tools/command/npm-swallowed-options.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { createCloudflareApi } from './deployment/cloudflare-api.ts'
import { writeStoresConfig } from './deployment/deployment-config.ts'
import {
  DeploymentError,
  isEnvironmentName,
  readDeploymentSettings,
  settingsFile,
} from './deployment/deployment-settings.ts'
import { readSiteResources } from './deployment/site-resources.ts'
import { findZoneProblems } from './deployment/zone-problems.ts'
import { findOrCreateResources } from './setup/find-or-create-resources.ts'
import { prompt } from './setup/prompt.ts'
import { openSettingsFile, type SettingsFile } from './setup/settings-file.ts'
import { uploadSecrets } from './setup/upload-secrets.ts'

const USAGE =
  'npm run setup -- --env NAME [--origin https://www.example.org | --workers-dev] [--mail-from ADDRESS] [--worker NAME]'

const { values, positionals } = readArguments(
  USAGE,
  {
    options: {
      env: { type: 'string' },
      origin: { type: 'string' },
      worker: { type: 'string' },
      'mail-from': { type: 'string' },
      'workers-dev': { type: 'boolean', default: false },
    },
  },
  1,
)
const environment = values.env ?? findNpmSwallowedOptions(['env'], positionals).env ?? ''

/** The value of the command line, else of the file, else typed at the prompt. */
async function resolveSetting(
  settings: SettingsFile,
  path: readonly string[],
  given: string | undefined,
  question: string,
  otherwise = '',
): Promise<string> {
  const chosen = given ?? (settings.read(path) || (await prompt(question)) || otherwise)
  if (chosen !== '') settings.write(path, chosen)
  return chosen
}

async function setUp(): Promise<readonly string[]> {
  if (!isEnvironmentName(environment))
    throw new DeploymentError('--env is a name such as staging or production')
  const api = createCloudflareApi()
  const settings = openSettingsFile(environment)
  const defaultWorker = environment === 'production' ? 'fernway' : `fernway-${environment}`
  const worker = await resolveSetting(
    settings,
    ['worker'],
    values.worker,
    `Name of the worker (${defaultWorker}): `,
    defaultWorker,
  )
  const onWorkersDev = values['workers-dev'] || settings.read(['workersDev']) === 'true'
  settings.write(['workersDev'], onWorkersDev)
  const workersDevOrigin = async (): Promise<string> => {
    const { subdomain } = await api.request<{ readonly subdomain: string }>('/workers/subdomain')
    return `https://${worker}.${subdomain}.workers.dev`
  }
  const origin = onWorkersDev ? await workersDevOrigin() : values.origin
  if ((await resolveSetting(settings, ['origin'], origin, 'Address of the site (https://…): ')) === '')
    throw new DeploymentError('Say --origin https://… with a domain of the account, or --workers-dev')
  await resolveSetting(
    settings,
    ['variables', 'MAIL_FROM'],
    values['mail-from'],
    'Address that mail comes from: ',
  )
  const { ids, lines } = await findOrCreateResources(api, readSiteResources(worker))
  for (const [binding, id] of Object.entries(ids)) settings.write(['ids', binding], id)
  settings.save()
  const read = readDeploymentSettings(environment)
  const secrets = await uploadSecrets(api, read, writeStoresConfig(environment, read))
  for (const line of [...lines, ...secrets.lines]) console.log(line)
  console.log(`the settings are in ${settingsFile(environment)}`)
  return [
    ...secrets.missing.map(
      (name) => `set the secret ${name}: npx wrangler secret put ${name} --name ${worker}`,
    ),
    ...(await findZoneProblems(api, read)),
    ...(read.variables['OIDC_ISSUER'] === undefined
      ? []
      : [`register the redirect URI at the identity provider: ${read.origin}/api/auth/callback`]),
    ...(read.variables['MAIL_API_URL'] === undefined
      ? ['check in the dashboard that Email Sending has the domain of the sender']
      : []),
  ]
}

try {
  const left = await setUp()
  if (left.length > 0) console.log(`Remaining steps:\n${left.map((line) => `  - ${line}`).join('\n')}`)
  console.log(`then: npm run deploy -- --env ${environment}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  if (error instanceof DeploymentError) console.error(USAGE)
  process.exitCode = 1
}
