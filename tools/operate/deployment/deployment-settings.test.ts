import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDeploymentSettings } from './deployment-settings.ts'

const root = mkdtempSync(join(tmpdir(), 'fernway-settings-'))
mkdirSync(join(root, 'deploy'))
cpSync('wrangler.toml', join(root, 'wrangler.toml'))
afterAll(() => rmSync(root, { recursive: true }))

const ID = '0123456789abcdef0123456789abcdef'
const OTHER_ID = ID.replace('0', 'a')
const UUID = '01234567-89ab-cdef-0123-456789abcdef'
const [SEARCH, EVENTS_DB] = ['b', 'c'].map((digit) => UUID.replace('0', digit))
const GOOD = {
  worker: 'fernway-staging',
  origin: 'https://staging.fernway.org',
  ids: { SESSIONS: ID, SETTINGS: OTHER_ID, DB: UUID, SEARCH, EVENTS_DB },
}
const read = (settings: object) => {
  writeFileSync(join(root, 'deploy/staging.yaml'), JSON.stringify(settings))
  return readDeploymentSettings('staging', root)
}

describe('readDeploymentSettings', () => {
  it('has defaults for optional settings', () => {
    expect(read(GOOD)).toEqual({ ...GOOD, workersDev: false, settleSeconds: 120, variables: {} })
  })

  it.each([
    ['ids.DB', { ...GOOD, ids: { ...GOOD.ids, DB: 'fernway-db' } }],
    ['ids.SETTINGS', { ...GOOD, ids: { ...GOOD.ids, SETTINGS: '0'.repeat(32) } }],
    ['origin', { ...GOOD, origin: 'https://www.fernway.example' }],
    ['origin', { ...GOOD, origin: 'http://www.fernway.org' }],
    ['origin', { ...GOOD, origin: 'https://www.fernway.org/' }],
    ['worker', { ...GOOD, worker: 'Fernway' }],
    ['FAULT_INJECTION', { ...GOOD, variables: { FAULT_INJECTION: '1' } }],
    ['SITE_ORIGIN', { ...GOOD, variables: { SITE_ORIGIN: 'https://a.org' } }],
    ['MAIL_FROM', { ...GOOD, variables: { MAIL_FROM: 'nobody' } }],
    ['idz', { ...GOOD, idz: {} }],
    ['ids.DB', { ...GOOD, ids: { SESSIONS: ID, SETTINGS: OTHER_ID } }],
    ['ids.SETTINGS: another binding', { ...GOOD, ids: { ...GOOD.ids, SETTINGS: ID } }],
    ['variables.OPERATERS: there is no such', { ...GOOD, variables: { OPERATERS: 'a@b.org=editor' } }],
    ['OIDC_CLIENT_SECRET', { ...GOOD, variables: { OIDC_CLIENT_SECRET: 'public by mistake' } }],
  ])('names a wrong %s', (name, settings) => {
    expect(() => read(settings)).toThrow(`deploy/staging.yaml: ${name}`)
  })

  it.each(['production', '', '../staging'])(
    'explains what to do when there are no settings named “%s”',
    (name) => {
      expect(() => readDeploymentSettings(name, root)).toThrow('does not exist: npm run setup')
    },
  )
})
