import { beforeEach, describe, expect, it } from 'vitest'
import { ISSUER } from '#test/support/worker/fake-provider.ts'
import { createSignInSite, type SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { expectRefusal } from '#test/support/worker/signed-in-visitor.ts'
import { createVisitor } from '#test/support/worker/visitor.ts'

let site: SignInSite
beforeEach(async () => {
  site = await createSignInSite()
})

describe('a callback that does not belong to this sign-in is rejected:', () => {
  const returning = async (change: (address: string) => string) => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login?returnTo=/about')
    return {
      visitor,
      response: await visitor.get(change(site.provider.authorise(login.headers.get('location') ?? ''))),
    }
  }

  it.each<[string, (address: string) => string]>([
    ['no query', () => '/api/auth/callback'],
    ['no state', (address) => address.replace(/&state=[^&]*/, '')],
    ['an empty state', (address) => address.replace(/state=[^&]*/, 'state=')],
    ['an unknown state', (address) => address.replace(/state=[^&]*/, `state=${'A'.repeat(43)}`)],
    [
      'a state with the same prefix',
      (address) => address.replace(/(state=[^&]{20})[^&]{23}/, `$1${'A'.repeat(23)}`),
    ],
    ['a state with an extra character', (address) => address.replace(/(state=[^&]*)/, '$1A')],
    ['a state with an invalid character', (address) => address.replace(/(state=[^&]{42})./, '$1~')],
    ['two states', (address) => `${address}&state=x`],
    ['the same state twice', (address) => `${address}&${/state=[^&]*/.exec(address)?.[0]}`],
    ['a huge state', (address) => address.replace(/state=[^&]*/, `state=${'A'.repeat(6000)}`)],
    ['a state of Object', (address) => address.replace(/state=[^&]*/, 'state=__proto__')],
    ['no code', (address) => address.replace(/code=[^&]*/, '')],
    ['an empty code', (address) => address.replace(/code=[^&]*/, 'code=')],
    ['an unknown code', (address) => address.replace(/code=[^&]*/, 'code=x')],
    ['two codes', (address) => `${address}&code=y`],
    ['another iss', (address) => address.replace(/iss=[^&]*/, 'iss=https%3A%2F%2Fevil.example')],
    ['an empty iss', (address) => address.replace(/iss=[^&]*/, 'iss=')],
    ['no iss from a provider that promises it', (address) => address.replace(/&iss=[^&]*/, '')],
    ['two iss', (address) => `${address}&iss=${encodeURIComponent(ISSUER)}`],
    [
      'error=access_denied',
      (address) =>
        `${address.replace(/code=[^&]*/, 'error=access_denied')}&error_description=%3Cscript%3ESECRET-DETAIL`,
    ],
    [
      'error=server_error beside a code',
      (address) => `${address}&error=server_error&error_description=SECRET-DETAIL`,
    ],
    ['a token in the query', (address) => `${address}&id_token=eyJ.a.b`],
    ['a JWT response (JARM)', (address) => `${address}&response=eyJ.a.b`],
    ['broken escapes', () => '/api/auth/callback?state=%&code=%ff%zz'],
  ])('%s', async (_name, change) => {
    const { visitor, response } = await returning(change)
    await expectRefusal(response)
    expect((await visitor.get('/api/auth/profile')).status).toBe(204)
  })

  it('empty iss, also from a provider that does not announce iss', async () => {
    delete site.provider.behaviour.metadata['authorization_response_iss_parameter_supported']
    const { response } = await returning((address) => address.replace(/iss=[^&]*/, 'iss='))
    await expectRefusal(response)
  })

  it('another browser started the sign-in', async () => {
    const login = await site.visitor().get('/api/auth/login')
    await expectRefusal(
      await site.visitor().get(site.provider.authorise(login.headers.get('location') ?? '')),
    )
  })

  it('replayed callback, even with a restored cookie', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    const before = new Map(visitor.cookies)
    expect((await visitor.get(address)).status).toBe(303)
    await expectRefusal(await visitor.get(address))
    // The provider would accept the code again; the site does not send it.
    const again = createVisitor(site.app, site.env, before)
    const tokenRequests = site.provider.countOf('/token')
    await expectRefusal(await again.get(address))
    expect(site.provider.countOf('/token')).toBe(tokenRequests)
    expect((await visitor.get('/api/auth/profile')).status).toBe(200)
  })

  it('sign-in started more than ten minutes ago', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    site.clock.nowMs = Date.now() + 601_000
    await expectRefusal(await visitor.get(address))
  })

  it.each<[string, (value: string) => string]>([
    ['truncated', (value) => value.slice(0, -10)],
    ['changed', (value) => value.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['empty', () => ''],
    [
      'encrypted with another key',
      () => '1763712000.eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.AAAA.AAAA',
    ],
    ['plain', () => '1763712000.{"state":"x"}'],
  ])('transaction cookie is %s', async (_name, change) => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login')
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, change(value))
    await expectRefusal(await visitor.get(site.provider.authorise(login.headers.get('location') ?? '')))
  })

  it('transaction cookie sent twice, or under another name', async () => {
    const visitor = site.visitor()
    const one = await visitor.get('/api/auth/login')
    const [[name = '', value = ''] = []] = [...visitor.cookies]
    const address = site.provider.authorise(one.headers.get('location') ?? '')
    const doubled = await site.visitor().get(address, { cookie: `${name}=${value}; ${name}=${value}` })
    await expectRefusal(doubled)
    const other = site.visitor()
    await other.get('/api/auth/login')
    await expectRefusal(
      await site.visitor().get(address, { cookie: `${name}=${[...other.cookies.values()][0]}` }),
    )
  })

  it('the transaction is consumed: a rejected callback does not work a second time', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login?returnTo=/about')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    const denied = await visitor.get(address.replace(/code=[^&]*/, 'error=access_denied'))
    expect(await denied.text()).toContain('href="/api/auth/login?returnTo=%2Fabout"')
    expect(visitor.cookies.size).toBe(0)
    await expectRefusal(await visitor.get(address))
  })
})

describe('page of a failed sign-in', () => {
  const expectLanguage = async (response: Response, tag: string, title: string): Promise<void> => {
    const html = await response.text()
    expect(response.headers.get('content-language')).toBe(tag)
    expect(html).toContain(`<html lang="${tag}"`)
    expect(html).toContain(title)
    expect(html).toContain(`href="/${tag}/api/auth/login?returnTo=%2F${tag}%2Fabout%3Fx%3D1"`)
  }

  it('is in the language of the return path after the visitor refused at the provider', async () => {
    const visitor = site.visitor()
    const login = await visitor.get('/api/auth/login?returnTo=%2Fde%2Fabout%3Fx%3D1')
    const address = site.provider.authorise(login.headers.get('location') ?? '')
    const denied = await visitor.get(address.replace(/code=[^&]*/, 'error=access_denied'))
    await expectLanguage(denied, 'de', 'Das hat nicht geklappt')
  })

  it('is in the language of the return path while the provider is down', async () => {
    site.provider.behaviour.respond = () => new Response(null, { status: 500 })
    const login = await site.visitor().get('/api/auth/login?returnTo=%2Fcs%2Fabout%3Fx%3D1')
    await expectLanguage(login, 'cs', 'Něco se pokazilo')
  })
})
