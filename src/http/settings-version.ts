import type { Config } from '#src/config/config.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

const versions = new WeakMap<Config, Promise<string>>()

/** The settings without secrets: rotating a secret changes no page and must not invalidate the cache. */
const publicSettings = ({
  oidc,
  mail,
  turnstile,
  webhookSecrets,
  campaignLinkSecrets,
  mailWebhookSecret,
  operatorToken,
  operators,
  logsRequests,
  ...others
}: Config): unknown => ({
  ...others,
  signsIn: oidc !== null,
  mailFrom: mail.from,
})

/**
 * Hash of the settings that pages may show, for the cache key of the data centre: changed settings use other entries,
 * and unchanged ones hit those from before a deployment (R14.5).
 */
export function settingsVersion(config: Config): Promise<string> {
  const version = versions.get(config) ?? sha256Base64url(JSON.stringify(publicSettings(config)))
  versions.set(config, version)
  return version
}
