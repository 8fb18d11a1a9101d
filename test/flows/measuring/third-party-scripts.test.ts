import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite, type Member } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  createVisitorWithSaves,
  followFormRedirect,
  MAIN_LIST_PATH,
} from '#test/support/worker/visitor-with-saves.ts'

const THIRD_PARTY = 'https://outside.example'
const CONSENT = { cookie: 'consent=measurement.advertising' }

let site: SignInSite
let ana: Member
beforeAll(async () => {
  site = await createAccountSite({
    TRACKER_SCRIPT: `${THIRD_PARTY}/t.js`,
    BEHAVIOUR_SCRIPT: `${THIRD_PARTY}/b.js`,
    ANALYTICS_ADDRESS: `${THIRD_PARTY}/a.js`,
    AD_SCRIPT: `${THIRD_PARTY}/ads.js`,
  })
  ana = await createVisitorWithSaves(site)
})

describe('third-party scripts with full consent', () => {
  it.each(['/', '/places', '/search?q=kyoto'])('%s names them', async (path) => {
    const response = await anonymousVisitor(site).get(path, CONSENT)
    expect(await response.text()).toContain(`${THIRD_PARTY}/t.js`)
    expect(response.headers.get('content-security-policy')).toContain(THIRD_PARTY)
  })

  it.each([
    MAIN_LIST_PATH,
    '/profile/settings',
    '/profile/settings/delete',
    '/profile/library',
    '/profile/countries',
    '/profile/saves/add?path=/destinations/iceland',
    '/newsletter/confirm?token=x',
    '/newsletter/preferences?token=x',
    '/newsletter/unsubscribe?token=x',
    '/goodbye',
    '/cookie-settings',
    '/no-such-page?token=x',
  ])('%s neither names nor allows them', async (path) => {
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await ana.get(path, { cookie: `${cookie}; ${CONSENT.cookie}` })
    expect(await response.text()).not.toContain(THIRD_PARTY)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain(THIRD_PARTY)
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  })

  it('a shared list, whose address is secret, neither names nor allows them', async () => {
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    const [, link = ''] = /value="https:\/\/fernway\.test(\/lists\/[0-9a-f]{32})"/.exec(html) ?? []
    const response = await anonymousVisitor(site).get(link, CONSENT)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(THIRD_PARTY)
    expect(response.headers.get('content-security-policy')).not.toContain(THIRD_PARTY)
  })
})
