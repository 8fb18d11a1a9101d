import type { AccountState, StoredScript } from './account-state.ts'
import { type ApiRoute, jsonOf, okResponse } from './api-messages.ts'
import type { WithScript } from './with-script.ts'

const subdomainOf = ({ isOnWorkersDev }: StoredScript) => ({
  enabled: isOnWorkersDev,
  previews_enabled: false,
})

/** Routes of what leads to a worker: its addresses, domains and schedules. They belong to the worker, not to a version. */
export function triggerRoutes(state: AccountState, withScript: WithScript): readonly ApiRoute[] {
  return [
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
