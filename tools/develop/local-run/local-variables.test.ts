import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { resolveLocalVariables } from './local-variables.ts'

const DECLARED = {
  SITE_ORIGIN: 'https://www.fernway.example',
  OIDC_ISSUER: '',
  MAIL_API_URL: '',
}
const PROVIDER = { OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }

describe('resolveLocalVariables', () => {
  it('reads each variable from the environment, else from .dev.vars', () => {
    const fileVariables = { OIDC_CLIENT_ID: 'from-file', MAIL_API_KEY: 'key', REQUEST_LOG: 'on' }
    const added = resolveLocalVariables({ ...PROVIDER, REQUEST_LOG: '' }, fileVariables, DECLARED)
    expect(added).toEqual({
      MAIL_API_KEY: 'key',
      REQUEST_LOG: 'on',
      SITE_ORIGIN: 'http://localhost:8787',
      ALLOW_LOOPBACK_HTTP: '1',
      CONTACT_ADDRESS: 'editors@fernway.example',
    })
  })

  it('derives the origin from the port, unless another origin is given', () => {
    expect(resolveLocalVariables({ PORT: '9000' }, {}, DECLARED)['SITE_ORIGIN']).toBe('http://localhost:9000')
    const fileVariables = { SITE_ORIGIN: 'http://localhost:1' }
    expect(resolveLocalVariables({}, fileVariables, DECLARED)['SITE_ORIGIN']).toBe('http://localhost:1')
  })

  it.each([
    ['PORT', { PORT: 'x' }],
    ['PORT', { PORT: '70000' }],
    ['OIDC_CLIENT_ID', { ...PROVIDER, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...PROVIDER, OIDC_CLIENT_SECRET: undefined }],
    ['WEBHOOK_SECRET', { WEBHOOK_SECRET: 'plain words' }],
    ['FAULT_INJECTION', { FAULT_INJECTION: 'yes' }],
    ['SITE_ORIGIN', { SITE_ORIGIN: 'localhost' }],
  ])('names a wrong %s', (name, environment) => {
    expect(() => resolveLocalVariables(environment, {}, DECLARED)).toThrow(new RegExp(`^${name}: .+$`))
    expect(() => resolveLocalVariables({}, environment as Record<string, string>, DECLARED)).toThrow(
      `${name}: `,
    )
  })

  it.each(['start', 'preview', 'dev'])(
    'ends npm run %s with one line about a wrong variable, before anything is done',
    (command) => {
      const env = { ...process.env, WEBHOOK_SECRET: 'plain words' }
      const { status, stderr, stdout } = spawnSync(process.execPath, [`tools/develop/${command}.ts`], {
        encoding: 'utf8',
        env,
      })
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^WEBHOOK_SECRET: must be whsec_[^\n]*\n$/)
    },
  )
})
