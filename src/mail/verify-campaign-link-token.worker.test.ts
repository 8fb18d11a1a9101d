import { expect, it } from 'vitest'
import { createCampaignLinkSigner } from './campaign-link-signer.ts'
import { verifyCampaignLinkToken } from './verify-campaign-link-token.ts'

const [OLD, NEW] = ['an-old-letter-secret-of-32-letters', 'a-newer-letter-secret-of-32-letters']
const target = { subscriberId: crypto.randomUUID(), campaignId: crypto.randomUUID() }

it('accepts tokens signed with any of its secrets and no others', async () => {
  const token = await (await createCampaignLinkSigner(OLD))(target)
  expect(token).toMatch(/^[\w-]{43}\.[\w-]{22}$/)
  expect(await verifyCampaignLinkToken(token, [NEW, OLD])).toEqual(target)
  expect(await verifyCampaignLinkToken(token, [NEW])).toBeNull()
  expect(await verifyCampaignLinkToken(token, [])).toBeNull()
})

it('rejects tokens that were changed, truncated or combined from two', async () => {
  const sign = await createCampaignLinkSigner(NEW)
  const token = await sign(target)
  const other = await sign({ ...target, subscriberId: crypto.randomUUID() })
  const [payload = '', signature = ''] = token.split('.')
  const invalidTokens = [
    `${payload}.${other.split('.')[1]}`,
    `${other.split('.')[0]}.${signature}`,
    token.slice(0, -1),
    `${token}A`,
    payload,
    `${payload.slice(0, -1)}${payload.endsWith('A') ? 'B' : 'A'}.${signature}`,
    '',
  ]
  for (const invalidToken of invalidTokens)
    expect(await verifyCampaignLinkToken(invalidToken, [NEW])).toBeNull()
})
