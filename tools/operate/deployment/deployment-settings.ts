import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'
import { parseConfig } from '#src/config/config.ts'
import { SECRET_NAMES } from '#src/config/secret-names.ts'
import { readSiteResources } from './site-resources.ts'

const Name = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,50}$/, 'must be small letters, digits and hyphens'),
)
const Id = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/, 'must be the id that Cloudflare gave'),
  v.check((id) => /[1-9a-f]/.test(id), 'must be the id that Cloudflare gave'),
)

const Settings = v.strictObject({
  worker: Name,
  origin: v.string(),
  workersDev: v.optional(v.boolean(), false),
  smokeOrigin: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  settleSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1800)), 120),
  ids: v.record(v.string(), Id),
  variables: v.optional(v.record(v.string(), v.string()), {}),
})

/** The contents of `deploy/<name>.yaml`, written by an operator (docs/operations.md). */
export type DeploymentSettings = v.InferOutput<typeof Settings>

/** A reason not to start a deployment; the message states what to do. */
export class DeploymentError extends Error {}

export const isEnvironmentName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)

export const settingsFile = (environment: string): string => `deploy/${environment}.yaml`

function parseYaml(file: string, root: string): unknown {
  try {
    return parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    if (error instanceof YAMLParseError) throw new DeploymentError(`${file}: ${error.message}`)
    throw error
  }
}

/** Variables that are only allowed on local runs. */
const LOCAL_ONLY_VARIABLES = ['ALLOW_LOOPBACK_HTTP', 'FAULT_INJECTION'] as const

function assertDeployable(
  file: string,
  { origin, variables, worker, ids }: DeploymentSettings,
  root: string,
): void {
  const { namespaces, databases, variableNames } = readSiteResources(worker, root)
  const bindings = [...namespaces, ...databases].map(({ binding }) => binding)
  const missing = bindings.find((binding) => ids[binding] === undefined)
  if (missing !== undefined) throw new DeploymentError(`${file}: ids.${missing}: missing (npm run setup)`)
  const twice = bindings.find((binding, index) =>
    bindings.some((other, at) => at < index && ids[other] === ids[binding]),
  )
  if (twice !== undefined)
    throw new DeploymentError(
      `${file}: ids.${twice}: another binding has the same id; each needs a separate store`,
    )
  const host = URL.canParse(origin) ? new URL(origin).hostname : ''
  if (
    !origin.startsWith('https://') ||
    new URL(origin).origin !== origin ||
    /\.example$|^localhost$/.test(host)
  )
    throw new DeploymentError(`${file}: origin must be https and the host that visitors will use`)
  for (const name of LOCAL_ONLY_VARIABLES)
    if ((variables[name] ?? '') !== '') throw new DeploymentError(`${file}: ${name} must be empty`)
  const secret = SECRET_NAMES.find((name) => name in variables)
  if (secret !== undefined)
    throw new DeploymentError(`${file}: ${secret} is a secret and must not be in a file (npm run setup)`)
  const unknown = Object.keys(variables).find((name) => !variableNames.includes(name))
  if (unknown !== undefined)
    throw new DeploymentError(
      `${file}: variables.${unknown}: there is no such variable (wrangler.toml lists all)`,
    )
  if ('SITE_ORIGIN' in variables) throw new DeploymentError(`${file}: SITE_ORIGIN is given as origin`)
  try {
    parseConfig({ ...variables, SITE_ORIGIN: origin })
  } catch (error) {
    throw new DeploymentError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Refuses secrets with which the worker could not start: every page would answer 500.
 * @param secrets by name
 * @throws {DeploymentError} naming the secret and its format
 */
export function assertValidSecrets(
  { origin, variables }: Pick<DeploymentSettings, 'origin' | 'variables'>,
  secrets: Readonly<Record<string, string>>,
): void {
  try {
    parseConfig({ ...variables, SITE_ORIGIN: origin, ...secrets })
  } catch (error) {
    throw new DeploymentError(
      `${error instanceof Error ? error.message : String(error)}. No secret was changed.`,
    )
  }
}

/**
 * Reads the settings of a deployment.
 * @param environment name of the deployment and of its file
 * @param root project folder
 * @throws {DeploymentError} naming the setting that is missing or wrong
 */
export function readDeploymentSettings(environment: string, root = process.cwd()): DeploymentSettings {
  const file = settingsFile(environment)
  if (!isEnvironmentName(environment) || !existsSync(join(root, file)))
    throw new DeploymentError(`${file} does not exist: npm run setup -- --env ${environment || 'NAME'}`)
  const parsed = v.safeParse(Settings, parseYaml(file, root))
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new DeploymentError(`${file}: ${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`)
  }
  assertDeployable(file, parsed.output, root)
  return parsed.output
}
