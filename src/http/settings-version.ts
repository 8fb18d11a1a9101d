import type { Config } from '#src/config/config.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'

const versions = new WeakMap<Config, Promise<string>>()

/** The settings without secrets: turning one of those changes no page, and must not empty the caches. */
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
 * Names the settings that pages may show, for the key of what the data centre keeps: with other settings other pages are
 * kept, and with the same ones those from before a deployment are found again (R14.5).
 */
export function settingsVersion(config: Config): Promise<string> {
  const version = versions.get(config) ?? sha256Base64url(JSON.stringify(publicSettings(config)))
  versions.set(config, version)
  return version
}
