import { describe, expect, it } from 'vitest'
import { describeReason } from './describe-reason.ts'
import { judgeResponse, skippedVerdict } from './link-verdict.ts'

const PREVIOUS = { failures: 0, failingSinceS: null }
const reasonOf = (status: number | null) => judgeResponse({ status, movedTo: '' }, PREVIOUS, 0).reason

describe('describeReason', () => {
  it.each([
    [reasonOf(200), ''],
    [reasonOf(404), '404'],
    [reasonOf(403), 'refuses bots (403)'],
    [reasonOf(null), 'no response'],
    [skippedVerdict('private', 0).reason, 'not a public https address'],
    [skippedVerdict('forbidden', 0).reason, 'disallowed by robots.txt'],
    [skippedVerdict('failing', 0).reason, 'robots.txt is unavailable'],
    ['refuses bots (429)', 'refuses bots (429)'],
    ['constructor', 'constructor'],
  ])('describes %j as %j', (reason, text) => {
    expect(describeReason(reason, 'en')).toBe(text)
  })
})
