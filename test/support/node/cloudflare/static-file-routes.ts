import type { AccountState } from './account-state.ts'
import { type ApiRoute, formOf, jsonOf, okResponse } from './api-messages.ts'

/** Routes that upload the static files of a version. */
export function staticFileRoutes(state: AccountState): readonly ApiRoute[] {
  return [
    [
      'POST',
      /^\/workers\/scripts\/([^/]+)\/assets-upload-session$/,
      (request) => {
        const { manifest } = jsonOf<{ manifest: Record<string, { hash: string }> }>(request)
        state.manifest = new Map(Object.entries(manifest).map(([path, { hash }]) => [path, hash]))
        const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
          (hash) => !state.assets.has(hash),
        )
        return okResponse({ jwt: 'e30.e30.e30', buckets: missing.length === 0 ? [] : [missing] })
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
        return { ...okResponse({ jwt: 'e30.e30.e30' }), status: 201 }
      },
    ],
  ]
}
