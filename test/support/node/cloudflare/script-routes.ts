import type { AccountState, VersionShare } from './account-state.ts'
import { type ApiRequest, type ApiRoute, errorResponse, jsonOf, okResponse } from './api-messages.ts'
import { triggerRoutes } from './trigger-routes.ts'
import {
  addVersion,
  deployVersions,
  describeVersion,
  isBeforeMigration,
  migrationOf,
  newScript,
} from './uploaded-versions.ts'
import { createWithScript, NOT_FOUND } from './with-script.ts'

type SecretChange = { readonly name: string; readonly text: string }

/** As the platform's documentation of rollbacks says; it does not name the code. */
const BEFORE_MIGRATION = errorResponse(
  400,
  10000,
  'Cannot deploy this version: a Durable Object migration has occurred since it was uploaded.',
)

/** Routes of Workers: uploads, versions, deployments and secrets. A secret of an unknown worker creates an empty one. */
export function scriptRoutes(state: AccountState): readonly ApiRoute[] {
  const withScript = createWithScript(state)
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
      withScript((script, request) => {
        const { versions } = jsonOf<{ versions: readonly VersionShare[] }>(request)
        if (isBeforeMigration(script, versions)) return BEFORE_MIGRATION
        return okResponse(deployVersions(script, versions))
      }),
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
    ...triggerRoutes(state, withScript),
  ]
}
