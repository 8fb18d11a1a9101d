import type { AccountState, StoredScript, VersionShare } from './account-state.ts'
import { type ApiRequest, type ApiRoute, errorResponse, jsonOf, okResponse } from './api-messages.ts'
import { addVersion, deployVersions, describeVersion, migrationOf, newScript } from './uploaded-versions.ts'

type SecretChange = { readonly name: string; readonly text: string }

const NOT_FOUND = errorResponse(404, 10007, 'This Worker does not exist on your account.')

const subdomainOf = ({ isOnWorkersDev }: StoredScript) => ({
  enabled: isOnWorkersDev,
  previews_enabled: false,
})

/** Routes of Workers: uploads, versions, deployments and secrets. A secret of an unknown worker creates an empty one. */
export function scriptRoutes(state: AccountState): readonly ApiRoute[] {
  const withScript =
    (act: (script: StoredScript, request: ApiRequest, part: string) => ReturnType<ApiRoute[2]>) =>
    (request: ApiRequest, name = '', part = '') => {
      const script = state.scripts.get(name)
      return script === undefined ? NOT_FOUND : act(script, request, part)
    }
  const putSecrets = (request: ApiRequest, name = '') => {
    const script = state.scripts.get(name)
    if (script === undefined) return NOT_FOUND
    const isBulk = request.path.endsWith('bulk')
    const changes = isBulk
      ? Object.entries(jsonOf<{ secrets: Record<string, SecretChange | null> }>(request).secrets)
      : [jsonOf<SecretChange>(request)].map((secret) => [secret.name, secret] as const)
    for (const [key, secret] of changes) {
      if (secret === null) script.secrets.delete(key)
      else script.secrets.set(key, secret.text)
    }
    return okResponse(changes.map(([key]) => ({ name: key, type: 'secret_text' })))
  }
  return [
    [
      'GET',
      /^\/workers\/services\/([^/]+)$/,
      withScript(({ tags, migrationTag }, _request) =>
        okResponse({
          default_environment: {
            environment: 'production',
            script: {
              tag: 'tag',
              tags,
              last_deployed_from: 'wrangler',
              ...(migrationTag === null ? {} : { migration_tag: migrationTag }),
            },
          },
        }),
      ),
    ],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)$/,
      async (request, name = '') => {
        const script = state.scripts.get(name) ?? newScript()
        script.migrationTag = (await migrationOf(request)) ?? script.migrationTag
        const version = await addVersion(state, script, request)
        state.scripts.set(name, script)
        deployVersions(script, [{ version_id: version.id, percentage: 100 }])
        return okResponse({
          id: name,
          tag: 'tag',
          // The ID of the version, which wrangler prints as such.
          deployment_id: version.id.replaceAll('-', ''),
          startup_time_ms: 20,
          entry_point: 'index.js',
        })
      },
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      withScript(async (script, request) => {
        // As Cloudflare does: a version cannot introduce a class.
        if ((await migrationOf(request)) !== null || script.migrationTag === null)
          return errorResponse(400, 10211, 'Migrations must be applied by a non-versioned deployment.')
        return okResponse(describeVersion(await addVersion(state, script, request)))
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      withScript(({ versions }) => okResponse({ items: versions.toReversed().map(describeVersion) })),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      withScript(({ versions }, _request, id) => {
        const version = versions.find((one) => one.id === id)
        return version === undefined ? NOT_FOUND : okResponse(describeVersion(version))
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      withScript(({ deployments }) =>
        okResponse({
          deployments: deployments.toReversed().map(({ id, createdOn, versions }) => ({
            id,
            versions,
            source: 'wrangler',
            strategy: 'percentage',
            author_email: 'operator@fernway.test',
            created_on: createdOn,
          })),
        }),
      ),
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      withScript((script, request) =>
        okResponse(deployVersions(script, jsonOf<{ versions: readonly VersionShare[] }>(request).versions)),
      ),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/secrets$/,
      withScript(({ secrets }) =>
        okResponse([...secrets.keys()].map((name) => ({ name, type: 'secret_text' }))),
      ),
    ],
    ['PUT', /^\/workers\/scripts\/([^/]+)\/secrets$/, putSecrets],
    ['PATCH', /^\/workers\/scripts\/([^/]+)\/secrets-bulk$/, putSecrets],
    [
      'DELETE',
      /^\/workers\/scripts\/([^/]+)\/secrets\/([^/]+)$/,
      withScript(({ secrets }, _request, name) => okResponse(secrets.delete(name))),
    ],
    [
      'PATCH',
      /^\/workers\/scripts\/([^/]+)\/(?:script-settings|settings)$/,
      withScript((script, request) => {
        script.tags = jsonOf<{ tags?: readonly string[] }>(request).tags ?? script.tags
        return okResponse({})
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/(?:script-settings|settings)$/,
      withScript(({ tags }) => okResponse({ tags, bindings: [] })),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/subdomain$/,
      withScript((script) => okResponse(subdomainOf(script))),
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/subdomain$/,
      withScript((script, request) => {
        script.isOnWorkersDev = jsonOf<{ enabled?: boolean }>(request).enabled ?? false
        return okResponse(subdomainOf(script))
      }),
    ],
    [
      'GET',
      /^\/workers\/workers\/([^/]+)$/,
      withScript((script) => okResponse({ subdomain: subdomainOf(script) })),
    ],
    ['GET', /^\/workers\/subdomain$/, () => okResponse({ subdomain: 'fernway-test' })],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)\/schedules$/,
      withScript((script, request) => {
        script.crons = jsonOf<readonly { cron: string }[]>(request).map(({ cron }) => cron)
        return okResponse({ schedules: [] })
      }),
    ],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)\/domains\/records$/,
      withScript((script, request) => {
        script.domains = jsonOf<{ origins: readonly { hostname: string }[] }>(request).origins.map(
          ({ hostname }) => hostname,
        )
        return okResponse([])
      }),
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/domains\/changeset$/,
      () => okResponse({ added: [], removed: [], updated: [], conflicting: [] }),
    ],
    ['GET', /^\/workers\/domains\/records$/, () => okResponse([])],
    [
      'GET',
      /^\/workers\/domains$/,
      () =>
        okResponse(
          [...state.scripts].flatMap(([service, { domains }]) =>
            domains.map((hostname) => ({ hostname, service, environment: 'production' })),
          ),
        ),
    ],
  ]
}
