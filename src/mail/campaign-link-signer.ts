import { base64url } from 'jose'
import { deriveKey } from '#src/platform/derive-key.ts'

/** Half of an HMAC-SHA-256: 128 bits. */
const SIGNATURE_BYTES = 16

/** The subscriber and the campaign of a link in a campaign mail. */
export type CampaignLinkPayload = { readonly subscriberId: string; readonly campaignId: string }

const uuidToBytes = (uuid: string): readonly number[] =>
  (uuid.replaceAll('-', '').match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16))

export async function importCampaignLinkKey(secret: string): Promise<CryptoKey> {
  const raw = await deriveKey(secret, 'fernway letter link v1')
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

export async function signPayload(key: CryptoKey, payload: string): Promise<string> {
  const full = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(payload))
  return base64url.encode(new Uint8Array(full, 0, SIGNATURE_BYTES))
}

/**
 * Creates the function that signs the link tokens of a campaign: subscriber ID and campaign ID with an HMAC. Tokens are
 * not stored, so a campaign to ten thousand subscribers writes none; a token is valid as long as its secret is
 * configured.
 */
export async function createCampaignLinkSigner(
  secret: string,
): Promise<(payload: CampaignLinkPayload) => Promise<string>> {
  const key = await importCampaignLinkKey(secret)
  return async ({ subscriberId, campaignId }) => {
    const encoded = base64url.encode(
      new Uint8Array([...uuidToBytes(subscriberId), ...uuidToBytes(campaignId)]),
    )
    return `${encoded}.${await signPayload(key, encoded)}`
  }
}
