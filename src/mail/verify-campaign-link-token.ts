import { base64url } from 'jose'
import { type CampaignLinkPayload, importCampaignLinkKey, signPayload } from './campaign-link-signer.ts'

const TOKEN = /^([\w-]{43})\.([\w-]{22})$/

function bytesToUuid(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * Verifies a link token of a campaign.
 * @returns its payload; null unless one of the secrets signed it
 */
export async function verifyCampaignLinkToken(
  token: string,
  secrets: readonly string[],
): Promise<CampaignLinkPayload | null> {
  const [, payload, signature] = TOKEN.exec(token) ?? []
  if (payload === undefined || signature === undefined) return null
  const encoder = new TextEncoder()
  for (const secret of secrets) {
    const expected = await signPayload(await importCampaignLinkKey(secret), payload)
    if (!crypto.subtle.timingSafeEqual(encoder.encode(signature), encoder.encode(expected))) continue
    const bytes = base64url.decode(payload)
    return { subscriberId: bytesToUuid(bytes.subarray(0, 16)), campaignId: bytesToUuid(bytes.subarray(16)) }
  }
  return null
}
