import { expect, it } from 'vitest'
import { parseConfig } from '#src/config/config.ts'
import { documentHeaders } from './security-headers.ts'

const GOOD = { SITE_ORIGIN: 'https://www.example.org' }
const policyOf = (raw: object) => {
  const headers = documentHeaders(parseConfig({ ...GOOD, ...raw }))
  return {
    policy: headers['content-security-policy'] ?? '',
    embedder: headers['cross-origin-embedder-policy'],
  }
}

it('allows no third-party origin while none is configured', () => {
  const { policy, embedder } = policyOf({})
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self';")
  expect(embedder).toBe('require-corp')
})

it('allows each configured tracker only what it needs', () => {
  const { policy, embedder } = policyOf({
    TRACKER_SCRIPT: 'https://cdn.tracker.example/t.js',
    TRACKER_ORIGINS: 'https://in.tracker.example',
    ANALYTICS_ADDRESS: 'https://analytics.example/a.js',
  })
  expect(policy).toContain("script-src 'self' https://cdn.tracker.example;")
  expect(policy).toContain(
    "connect-src 'self' https://cdn.tracker.example https://in.tracker.example https://analytics.example;",
  )
  expect(embedder).toBe('credentialless')
})
