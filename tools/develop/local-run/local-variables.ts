import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { parseConfig } from '#src/config/config.ts'
import { SECRET_NAMES } from '#src/config/secret-names.ts'
import { ConfigError } from '#src/platform/app-error.ts'

type Variables = Readonly<Record<string, string | undefined>>

const DEFAULT_PORT = '8787'
const LOCAL_CONTACT = 'editors@fernway.example'
/** Not a variable of wrangler.toml: it selects another worker (`tools/build/build-target.ts`). */
function checkFaults(faults: string): void {
  if (!['', '0', '1'].includes(faults)) throw new ConfigError('FAULT_INJECTION: must be 1, 0 or empty')
}

/** A custom provider needs all of these, or sign-in fails. */
const PROVIDER_VARIABLES = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

function checkPort(port: string): void {
  if (!/^\d{2,5}$/.test(port) || Number(port) > 65_534)
    throw new ConfigError(`PORT: must be a number from 10 to 65534, because the next one is used too`)
}

function checkProvider(variables: Variables): void {
  if ((variables['OIDC_ISSUER'] ?? '') === '') return
  const missing = PROVIDER_VARIABLES.find((name) => (variables[name] ?? '') === '')
  if (missing !== undefined)
    throw new ConfigError(`${missing}: missing; a custom provider needs ${PROVIDER_VARIABLES.join(', ')}`)
}

/**
 * Resolves the variables of a local run (R14.4): from the environment, else from `.dev.vars`, else the defaults of
 * wrangler.toml.
 * @param declared variables of wrangler.toml
 * @param fromFile variables of `.dev.vars`
 * @returns the variables to add to the environment
 * @throws {ConfigError} naming the variable that is wrong or missing
 */
export function resolveLocalVariables(
  environment: Variables,
  fromFile: Variables,
  declared: Variables,
): Variables {
  const isGiven = (name: string): boolean => environment[name] !== undefined && environment[name] !== ''
  const resolved = Object.fromEntries(Object.entries(fromFile).filter(([name]) => !isGiven(name)))
  const fromEnvironment = { ...environment, ...resolved }
  const port = fromEnvironment['PORT'] ?? DEFAULT_PORT
  checkPort(port)
  checkFaults(fromEnvironment['FAULT_INJECTION'] ?? '')
  checkProvider(fromEnvironment)
  const origin = fromEnvironment['SITE_ORIGIN'] || `http://localhost:${port}`
  // A local run is on this machine, and so are the services it may call.
  const added = {
    ...resolved,
    SITE_ORIGIN: origin,
    ALLOW_LOOPBACK_HTTP: fromEnvironment['ALLOW_LOOPBACK_HTTP'] || '1',
    // Pages show this address; the local host cannot receive mail.
    CONTACT_ADDRESS: fromEnvironment['CONTACT_ADDRESS'] || LOCAL_CONTACT,
  }
  const names = [...Object.keys(declared), ...SECRET_NAMES]
  const raw = { ...declared, ...fromEnvironment, ...added } as Variables
  parseConfig(Object.fromEntries(names.map((name) => [name, raw[name] ?? ''])))
  return added
}

/**
 * Sets the variables of a local run in the environment of this process, where the Workers plugin reads them.
 * @throws {ConfigError} naming the variable that is wrong or missing
 */
export function applyLocalVariables(): void {
  const file = join(process.cwd(), '.dev.vars')
  const fileVariables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const { vars } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  Object.assign(process.env, resolveLocalVariables(process.env, fileVariables, vars as Variables))
}
