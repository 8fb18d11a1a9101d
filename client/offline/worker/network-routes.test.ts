import { expect, it } from 'vitest'
import { NETWORK_ROUTES } from './network-routes.ts'

type Pattern = {
  readonly hasRegExpGroups: boolean
  readonly test: (input: { readonly pathname: string }) => boolean
}
const { URLPattern } = globalThis as unknown as {
  readonly URLPattern: new (init: { readonly pathname?: string }) => Pattern
}

/** The source of the first rule that a request matches, as a browser picks it. */
const sourceOf = (method: string, mode: string, pathname: string): string | undefined =>
  NETWORK_ROUTES.find(
    ({ condition: { urlPattern = {}, requestMethod = method, requestMode = mode } }) =>
      requestMethod === method && requestMode === mode && new URLPattern(urlPattern).test({ pathname }),
  )?.source

it.each(['', '/de', '/cs'])(
  'sends the requests that end a session through the worker, below "%s"',
  (prefix) => {
    expect([
      sourceOf('GET', 'navigate', `${prefix}/api/auth/logout`),
      sourceOf('POST', 'navigate', `${prefix}/profile/settings/delete`),
    ]).toEqual(['fetch-event', 'fetch-event'])
  },
)

it('sends the API, and what changes something, past the worker', () => {
  expect([
    sourceOf('GET', 'cors', '/api/saves'),
    sourceOf('POST', 'cors', '/de/profile/settings/delete'),
    sourceOf('POST', 'navigate', '/de/profile/saves/main'),
    sourceOf('GET', 'navigate', '/de/profile/saves/main'),
  ]).toEqual(['network', 'network', 'network', undefined])
})

it('has no regular expressions, with which browsers refuse all rules', () => {
  expect(
    NETWORK_ROUTES.filter(({ condition: { urlPattern = {} } }) => new URLPattern(urlPattern).hasRegExpGroups),
  ).toEqual([])
})
