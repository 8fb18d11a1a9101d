import type { AccountState } from './account-state.ts'
import { type ApiRoute, good, jsonOf, refused } from './api-exchange.ts'

type BulkEntry = { readonly key: string; readonly value: string }

const idOf = (): string => crypto.randomUUID().replaceAll('-', '')

/** KV, R2 and queues. */
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
      () => good([...state.namespaces].map(([id, { title }]) => ({ id, title }))),
    ],
    [
      'POST',
      /^\/storage\/kv\/namespaces$/,
      (request) => {
        const { title } = jsonOf<{ title: string }>(request)
        const id = idOf()
        state.namespaces.set(id, { title, values: new Map() })
        return good({ id, title })
      },
    ],
    [
      'PUT',
      /^\/storage\/kv\/namespaces\/([^/]+)\/bulk$/,
      (request, id = '') => {
        const namespace = state.namespaces.get(id)
        if (namespace === undefined) return refused(404, 10013, 'namespace not found')
        for (const { key, value } of jsonOf<readonly BulkEntry[]>(request)) namespace.values.set(key, value)
        return good({ successful_key_count: 1, unsuccessful_keys: [] })
      },
    ],
    [
      'GET',
      /^\/storage\/kv\/namespaces\/([^/]+)\/keys$/,
      (_request, id = '') =>
        good([...(state.namespaces.get(id)?.values.keys() ?? [])].map((name) => ({ name }))),
    ],
    ['GET', /^\/r2\/buckets$/, () => good({ buckets: [...state.buckets].map((name) => ({ name })) })],
    [
      'POST',
      /^\/r2\/buckets$/,
      (request) => {
        state.buckets.add(jsonOf<{ name: string }>(request).name)
        return good({})
      },
    ],
    [
      'GET',
      /^\/r2\/buckets\/([^/]+)$/,
      (_request, name = '') =>
        state.buckets.has(name)
          ? good({ name })
          : refused(404, 10006, 'The specified bucket does not exist.'),
    ],
    [
      'GET',
      /^\/queues$/,
      ({ query }) => {
        const name = query.get('name')
        return good(
          [...state.queues.keys()].map(queue).filter((one) => name === null || one.queue_name === name),
        )
      },
    ],
    [
      'POST',
      /^\/queues$/,
      (request) => {
        const id = idOf()
        state.queues.set(id, { name: jsonOf<{ queue_name: string }>(request).queue_name, consumers: [] })
        return good(queue(id))
      },
    ],
    [
      'POST',
      /^\/queues\/([^/]+)\/consumers$/,
      (request, id = '') => {
        const found = state.queues.get(id)
        if (found === undefined) return refused(404, 11000, 'queue not found')
        found.consumers = [
          { ...jsonOf<Record<string, unknown>>(request), type: 'worker', consumer_id: idOf() },
        ]
        return good(found.consumers[0])
      },
    ],
    ['PUT', /^\/queues\/([^/]+)\/consumers\/([^/]+)$/, (request) => good(jsonOf(request))],
    [
      'GET',
      /^\/queues\/([^/]+)\/consumers$/,
      (_request, id = '') => good(state.queues.get(id)?.consumers ?? []),
    ],
  ]
}
