import { beforeAll, describe, expect, it } from 'vitest'
import { createAccountSite } from '#test/support/worker/account-site.ts'
import { takeSnapshot } from '#test/support/worker/stale-region.ts'
import { bindings } from '#test/support/worker/test-database.ts'

const OPERATOR_TOKEN = 'an-operator-knows-this-and-no-one-else'

async function probe(settings: Readonly<Record<string, string>>, fault = '') {
  const site = await createAccountSite({ OPERATOR_TOKEN, ...settings })
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}`, ...(fault === '' ? {} : { 'x-fault': fault }) }
  const response = await site.visitor().get('/healthz?deep', headers)
  const { access } = await response.json<{ access: Readonly<Record<string, string>> }>()
  return { status: response.status, admin: access['admin'] }
}

// The first page of a process loads all modules, which may take longer than the time limit of the probe.
beforeAll(async () => {
  const site = await createAccountSite({ OPERATORS: 'olga@example.com=operator' })
  await (await site.visitor().get('/desk')).text()
})

describe('the canary of the admin', () => {
  it.each(['', 'olga@example.com=operator', 'auth0|1=editor, olga@example.com=operator'])(
    'is refused with the operators "%s", and leaves nothing behind',
    async (OPERATORS) => {
      const before = [...(await takeSnapshot()).keys()]
      const listed = () => bindings.DB.prepare('SELECT count(*) AS n FROM account_sessions').first('n')
      const count = await listed()
      expect((await probe({ OPERATORS })).admin).toBe('ok')
      expect([[...(await takeSnapshot()).keys()], await listed()]).toEqual([before, count])
    },
  )

  it('fails the health check when the admin opens', async () => {
    expect(await probe({ OPERATORS: 'canary-of-the-health-check=editor' })).toEqual({
      status: 503,
      admin: 'failing',
    })
  })

  it('fails it as well when its session cannot be stored', async () => {
    expect(await probe({ OPERATORS: 'olga@example.com=operator' }, 'kv=error')).toEqual({
      status: 503,
      admin: 'failing',
    })
  })
})
