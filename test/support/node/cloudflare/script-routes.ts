import type { AccountState, StoredScript, VersionShare } from './account-state.ts'
import { type ApiRequest, type ApiRoute, formOf, good, jsonOf, refused } from './api-exchange.ts'
import { addVersion, deployVersions, describeVersion, newScript } from './uploaded-versions.ts'

type SecretChange = { readonly name: string; readonly text: string }

const NOT_FOUND = refused(404, 10007, 'This Worker does not exist on your account.')

/** Workers: uploads, versions, deployments and secrets. A secret for an unknown worker makes an empty one, as the real API does. */
export function scriptRoutes(state: AccountState): readonly ApiRoute[] {
  const withScript =
    (
      act: (
        script: StoredScript,
        request: ApiRequest,
        part: string,
      ) => ReturnType<typeof good> | Promise<ReturnType<typeof good>>,
    ) =>
    (request: ApiRequest, name = '', part = '') => {
      const script = state.scripts.get(name)
      return script === undefined ? NOT_FOUND : act(script, request, part)
    }
  const putSecrets = (request: ApiRequest, name = '') => {
    const script = state.scripts.get(name)
    if (script === undefined) return NOT_FOUND
    const secrets = request.path.endsWith('bulk')
      ? Object.values(jsonOf<{ secrets: Record<string, SecretChange> }>(request).secrets)
      : [jsonOf<SecretChange>(request)]
    for (const secret of secrets) script.secrets.set(secret.name, secret.text)
    return good(secrets.map((secret) => ({ name: secret.name, type: 'secret_text' })))
  }
  return [
    [
      'GET',
      /^\/workers\/services\/([^/]+)$/,
      withScript(({ tags }, _request) =>
        good({
          default_environment: {
            environment: 'production',
            script: { tag: 'tag', tags, last_deployed_from: 'wrangler' },
          },
        }),
      ),
    ],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)$/,
      async (request, name = '') => {
        const script = state.scripts.get(name) ?? newScript()
        const version = await addVersion(state, script, request)
        state.scripts.set(name, script)
        const { id } = deployVersions(script, [{ version_id: version.id, percentage: 100 }])
        return good({ id: name, tag: 'tag', deployment_id: id, startup_time_ms: 20, entry_point: 'index.js' })
      },
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      withScript(async (script, request) => {
        return good(describeVersion(await addVersion(state, script, request)))
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/versions$/,
      withScript(({ versions }) => good({ items: versions.toReversed().map(describeVersion) })),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      withScript(({ versions }, _request, id) => {
        const version = versions.find((one) => one.id === id)
        return version === undefined ? NOT_FOUND : good(describeVersion(version))
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/deployments$/,
      withScript(({ deployments }) =>
        good({
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
        good(deployVersions(script, jsonOf<{ versions: readonly VersionShare[] }>(request).versions)),
      ),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/secrets$/,
      withScript(({ secrets }) => good([...secrets.keys()].map((name) => ({ name, type: 'secret_text' })))),
    ],
    ['PUT', /^\/workers\/scripts\/([^/]+)\/secrets$/, putSecrets],
    ['PATCH', /^\/workers\/scripts\/([^/]+)\/secrets-bulk$/, putSecrets],
    [
      'DELETE',
      /^\/workers\/scripts\/([^/]+)\/secrets\/([^/]+)$/,
      withScript(({ secrets }, _request, name) => good(secrets.delete(name))),
    ],
    [
      'PATCH',
      /^\/workers\/scripts\/([^/]+)\/(?:script-settings|settings)$/,
      withScript((script, request) => {
        script.tags = jsonOf<{ tags?: readonly string[] }>(request).tags ?? script.tags
        return good({})
      }),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/(?:script-settings|settings)$/,
      withScript(({ tags }) => good({ tags, bindings: [] })),
    ],
    [
      'GET',
      /^\/workers\/scripts\/([^/]+)\/subdomain$/,
      withScript(({ isOnWorkersDev }) => good({ enabled: isOnWorkersDev, previews_enabled: false })),
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/subdomain$/,
      withScript((script, request) => {
        const { enabled = false } = jsonOf<{ enabled?: boolean }>(request)
        script.isOnWorkersDev = enabled
        return good({ enabled, previews_enabled: false })
      }),
    ],
    [
      'GET',
      /^\/workers\/workers\/([^/]+)$/,
      withScript(({ isOnWorkersDev }) =>
        good({ subdomain: { enabled: isOnWorkersDev, previews_enabled: false } }),
      ),
    ],
    ['GET', /^\/workers\/subdomain$/, () => good({ subdomain: 'fernway-test' })],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)\/schedules$/,
      withScript((script, request) => {
        script.crons = jsonOf<readonly { cron: string }[]>(request).map(({ cron }) => cron)
        return good({ schedules: [] })
      }),
    ],
    [
      'PUT',
      /^\/workers\/scripts\/([^/]+)\/domains\/records$/,
      withScript((script, request) => {
        script.domains = jsonOf<{ origins: readonly { hostname: string }[] }>(request).origins.map(
          ({ hostname }) => hostname,
        )
        return good([])
      }),
    ],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/domains\/changeset$/,
      () => good({ added: [], removed: [], updated: [], conflicting: [] }),
    ],
    ['GET', /^\/workers\/domains\/records$/, () => good([])],
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/assets-upload-session$/,
      (request) => {
        const { manifest } = jsonOf<{ manifest: Record<string, { hash: string }> }>(request)
        state.manifest = new Map(Object.entries(manifest).map(([path, { hash }]) => [path, hash]))
        const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
          (hash) => !state.assets.has(hash),
        )
        return good({ jwt: 'e30.e30.e30', buckets: missing.length === 0 ? [] : [missing] })
      },
    ],
    [
      'POST',
      /^\/workers\/assets\/upload$/,
      async (request) => {
        for (const [hash, part] of await formOf(request)) {
          const text = typeof part === 'string' ? part : await part.text()
          state.assets.set(hash, Buffer.from(text, 'base64'))
        }
        return { ...good({ jwt: 'e30.e30.e30' }), status: 201 }
      },
    ],
  ]
}
