import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { HOUR_S } from '#src/platform/durations.ts'
import { consumeCampaignJob } from './campaigns/sending/consume-campaign-job.ts'
import type { CampaignSendingTools } from './campaigns/sending/send-batch.ts'
import { readRenderedTranslations } from './campaigns/store/campaign-translations.ts'
import { readRenderedCampaign } from './campaigns/store/campaigns-store.ts'
import type { Config } from './config/config.ts'
import type { JobContext } from './job-context.ts'
import { createCampaignLinkSigner } from './mail/campaign-link-signer.ts'
import { createMailSender } from './mail/mail-sender.ts'
import { isSendingStopped } from './mail/sending-stop.ts'
import { UnavailableError } from './platform/app-error.ts'

/** Mail services store idempotency keys for a day or longer; a mail is not retried with a key that may have expired. */
const IDEMPOTENCY_KEY_TTL_S = 20 * HOUR_S

type SignToken = CampaignSendingTools['signToken']

/** Derived keys by secret: a batch signs many tokens. */
const signers = new Map<string, Promise<SignToken>>()

const signerOf =
  ({ campaignLinkSecrets: [newest] }: Config): SignToken =>
  async (payload) => {
    if (newest === undefined) throw new UnavailableError('LETTER_SECRET')
    const signer = signers.get(newest) ?? createCampaignLinkSigner(newest)
    signers.set(newest, signer)
    return (await signer)(payload)
  }

/** Handles one message of the campaign queue; never rejects. */
export async function sendCampaign(context: JobContext, message: Message<unknown>): Promise<void> {
  const { config, env, mailFetch, report, nowMs, sleep } = context
  await consumeCampaignJob(message, {
    db: env.DB,
    queue: env.LETTER_QUEUE,
    isSendingStopped: () => isSendingStopped(env.SETTINGS),
    sendMail: createMailSender(config.mail, env.EMAIL, mailFetch),
    // The send_email binding has no idempotency keys.
    idempotencyKeyTtlS: config.mail.apiUrl === null ? 0 : IDEMPOTENCY_KEY_TTL_S,
    siteOrigin: config.siteOrigin,
    locale: DEFAULT_LOCALE,
    signToken: signerOf(config),
    readRenderedCampaign: (campaignId) => readRenderedCampaign(env.DB, campaignId),
    readRenderedTranslations: (campaignId) => readRenderedTranslations(env.DB, campaignId, config.languages),
    report: (error) => report(error, message.id),
    nowMs,
    sleep,
  })
}
