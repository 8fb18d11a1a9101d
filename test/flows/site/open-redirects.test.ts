import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { toReturnPath } from '#src/http/rules/return-to.ts'
import { runsOf } from '#test/support/sample.ts'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import { HOSTILE_RETURN_PATHS } from '#test/support/worker/hostile-return-paths.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import { MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
let ana: Member
beforeAll(async () => {
  site = await createAccountSite()
  ana = await signInMember(site)
})

/** Encoded return addresses missing in the list of hostile paths: nested, mixed, half-encoded. */
const OWN_SPELLINGS = [
  '/profile/saves?next=//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/profile/..//evil.example',
  '/%2e%2e//evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/\u2028/evil.example',
  '/\ufeff/evil.example',
  '/;@evil.example',
  `${SITE}//evil.example`,
  `${SITE}@evil.example`,
  `${SITE}.evil.example`,
  `${SITE}:443@evil.example`,
  `${SITE}\\@evil.example`,
  'https:evil.example',
  'https:/evil.example',
  'HTTPS://FERNWAY.TEST.EVIL.EXAMPLE/',
  'blob:https://fernway.test/x',
  'view-source:https://evil.example',
  'data:text/html,<script>alert(1)</script>',
  '/api/auth/logout',
  '/API/auth/logout',
  '/%61pi/auth/logout',
  '/x/../api/auth/logout',
]

function expectOwnPath(location: string | null, from: string): void {
  const target = location ?? '/'
  expect(target, from).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
  expect(target, from).not.toContain('\\')
  expect(new URL(target, SITE).origin, from).toBe(SITE)
}

describe('return address', () => {
  it('an encoded one redirects nowhere else, and never to signing out', async () => {
    for (const spelling of OWN_SPELLINGS) {
      const path = toReturnPath(spelling, SITE)
      expectOwnPath(path, spelling)
      expect(decodeURIComponent(path).toLowerCase(), spelling).not.toMatch(/^\/api\//)
    }
    for (const spelling of [
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
      `${SITE}@evil.example`,
    ]) {
      const visitor = site.visitor()
      const login = await visitor.get(`/api/auth/login?returnTo=${encodeURIComponent(spelling)}`)
      const back = await visitor.get(site.provider.authorise(login.headers.get('location') ?? ''))
      expect([back.status, back.headers.get('location')]).toEqual([303, '/'])
    }
  })

  it('one built from hostile parts stays a path of this site', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '@',
      ':',
      ';',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      SITE,
      'https:',
      'profile',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const path = toReturnPath(parts.join(''), SITE)
        return /^\/(?![/\\])/.test(path) && new URL(path, SITE).origin === SITE
      }),
      { numRuns: runsOf(20_000) },
    )
  })

  it('a repeated, empty or malformed one is ignored or its first value used (R2.2)', async () => {
    for (const query of [
      '?returnTo=',
      '?returnTo',
      '?returnTo[]=//evil.example',
      '?returnTo=%',
      '?returnTo=%ff',
      '?returnTo=/a&returnTo=//evil.example',
      '?RETURNTO=//evil.example',
    ]) {
      const visitor = site.visitor()
      const login = await visitor.get(`/api/auth/login${query}`)
      expect(login.status).toBe(302)
      const back = await visitor.get(site.provider.authorise(login.headers.get('location') ?? ''))
      expect(['/', '/a']).toContain(back.headers.get('location'))
    }
  })
})

describe('form redirects', () => {
  it('forms do not redirect to an address in a submitted field', async () => {
    for (const path of [...HOSTILE_RETURN_PATHS.slice(0, 120), ...OWN_SPELLINGS]) {
      for (const visitor of [anonymousVisitor(site), ana]) {
        const response = await visitor.form('/save', { path, returnTo: path, next: path })
        expect([path, response.status, response.headers.get('location')]).toEqual([path, 400, null])
      }
    }
    for (const hostile of ['//evil.example', 'https://evil.example', '\\\\evil.example']) {
      const made = await ana.form(MAIN_LIST_PATH, { do: 'create', name: hostile, returnTo: hostile })
      expectOwnPath(made.headers.get('location'), hostile)
      const chosen = await ana.form('/profile/settings', {
        do: 'nickname',
        nickname: hostile,
        returnTo: hostile,
      })
      expectOwnPath(chosen.headers.get('location'), hostile)
      const page = await (
        await ana.get(
          `/profile/saves?done=removed&path=${encodeURIComponent(hostile)}&list=${encodeURIComponent(hostile)}`,
        )
      ).text()
      expect(page).not.toMatch(/(?:href|action)="(?:\/\/|\\|https:\/\/evil)/)
    }
  })

  it('the redirect to sign-in has a path of this site only', async () => {
    const response = await anonymousVisitor(site).form('/save', { path: '/destinations/morocco' })
    const location = new URL(response.headers.get('location') ?? '', SITE)
    expectOwnPath(location.searchParams.get('returnTo'), 'returnTo')
  })
})

it('the Language menu leads to the same page in other languages, never to a URL in the request (R2.7)', async () => {
  const html = await (
    await anonymousVisitor(site).get('/places?lang=//evil.example', {
      'accept-language': 'cs',
      'x-forwarded-host': 'evil.example',
    })
  ).text()
  const links = [...html.matchAll(/<a [^>]*hrefLang="[^"]+"[^>]*>/gi)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1],
  )
  expect(links).toEqual(['/de/places', '/fr/places', '/es/places', '/it/places', '/cs/places'])
})
