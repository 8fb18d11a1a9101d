import type { AccountState } from './account-state.ts'
import { type ApiRoute, errorResponse, jsonOf, okResponse } from './api-messages.ts'

type BulkEntry = { readonly key: string; readonly value: string; readonly base64?: boolean }

const plain = ({ value, base64 }: BulkEntry): string =>
  base64 === true ? Buffer.from(value, 'base64').toString('latin1') : value

const idOf = (): string => crypto.randomUUID().replaceAll('-', '')

/** Routes of KV, R2 and queues. */
export function storageRoutes(state: AccountState): readonly ApiRoute[] {
  const queue = (id: string) => {
    const { name, consumers = [] } = state.queues.get(id) ?? {}
    return {
      queue_id: id,
      queue_name: name,
      consumers,
      consumers_total_count: consumers.length,
      producers: [],
    }
  }
  return [
    [
      'GET',
      /^\/storage\/kv\/namespaces$/,
      () => okResponse([...state.namespaces].map(([id, { title }]) => ({ id, title }))),
    ],
    [
      'POST',
      /^\/storage\/kv\/namespaces$/,
      (request) => {
        const { title } = jsonOf<{ title: string }>(request)
        const id = idOf()
        state.namespaces.set(id, { title, values: new Map() })
        return okResponse({ id, title })
      },
    ],
    [
      'PUT',
      /^\/storage\/kv\/namespaces\/([^/]+)\/bulk$/,
      (request, id = '') => {
        const namespace = state.namespaces.get(id)
        if (namespace === undefined) return errorResponse(404, 10013, 'namespace not found')
        for (const entry of jsonOf<readonly BulkEntry[]>(request))
          namespace.values.set(entry.key, plain(entry))
        return okResponse({ successful_key_count: 1, unsuccessful_keys: [] })
      },
    ],
    [
      'POST',
      /^\/storage\/kv\/namespaces\/([^/]+)\/bulk\/delete$/,
      (request, id = '') => {
        for (const key of jsonOf<readonly string[]>(request)) state.namespaces.get(id)?.values.delete(key)
        return okResponse({ successful_key_count: 1, unsuccessful_keys: [] })
      },
    ],
    [
      'GET',
      /^\/storage\/kv\/namespaces\/([^/]+)\/values\/([^/]+)$/,
      (_request, id = '', key = '') => {
        const value = state.namespaces.get(id)?.values.get(decodeURIComponent(key))
        return value === undefined ? errorResponse(404, 10009, 'key not found') : { status: 200, body: value }
      },
    ],
    [
      'PUT',
      /^\/storage\/kv\/namespaces\/([^/]+)\/values\/([^/]+)$/,
      (request, id = '', key = '') => {
        state.namespaces.get(id)?.values.set(decodeURIComponent(key), request.body.toString('utf8'))
        return okResponse(null)
      },
    ],
    [
      'DELETE',
      /^\/storage\/kv\/namespaces\/([^/]+)\/values\/([^/]+)$/,
      (_request, id = '', key = '') => {
        state.namespaces.get(id)?.values.delete(decodeURIComponent(key))
        return okResponse(null)
      },
    ],
    [
      'GET',
      /^\/storage\/kv\/namespaces\/([^/]+)\/keys$/,
      (_request, id = '') =>
        okResponse([...(state.namespaces.get(id)?.values.keys() ?? [])].map((name) => ({ name }))),
    ],
    ['GET', /^\/r2\/buckets$/, () => okResponse({ buckets: [...state.buckets].map((name) => ({ name })) })],
    [
      'POST',
      /^\/r2\/buckets$/,
      (request) => {
        state.buckets.add(jsonOf<{ name: string }>(request).name)
        return okResponse({})
      },
    ],
    [
      'GET',
      /^\/r2\/buckets\/([^/]+)$/,
      (_request, name = '') =>
        state.buckets.has(name)
          ? okResponse({ name })
          : errorResponse(404, 10006, 'The specified bucket does not exist.'),
    ],
    [
      'GET',
      /^\/queues$/,
      ({ query }) => {
        const names = query.getAll('name')
        return okResponse(
          [...state.queues.keys()]
            .map(queue)
            .filter((one) => names.length === 0 || names.includes(one.queue_name ?? '')),
        )
      },
    ],
    [
      'POST',
      /^\/queues$/,
      (request) => {
        const id = idOf()
        state.queues.set(id, { name: jsonOf<{ queue_name: string }>(request).queue_name, consumers: [] })
        return okResponse(queue(id))
      },
    ],
    [
      'POST',
      /^\/queues\/([^/]+)\/consumers$/,
      (request, id = '') => {
        const found = state.queues.get(id)
        if (found === undefined) return errorResponse(404, 11000, 'queue not found')
        found.consumers = [
          { ...jsonOf<Record<string, unknown>>(request), type: 'worker', consumer_id: idOf() },
        ]
        return okResponse(found.consumers[0])
      },
    ],
    ['PUT', /^\/queues\/([^/]+)\/consumers\/([^/]+)$/, (request) => okResponse(jsonOf(request))],
    [
      'GET',
      /^\/queues\/([^/]+)\/consumers$/,
      (_request, id = '') => okResponse(state.queues.get(id)?.consumers ?? []),
    ],
  ]
}
