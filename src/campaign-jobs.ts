import type { Bindings } from '#src/config/bindings.ts'
import { consumeCampaignJob } from './campaigns/sending/consume-campaign-job.ts'
import type { CampaignSendingTools } from './campaigns/sending/send-batch.ts'
import { readRenderedCampaign } from './campaigns/store/campaigns-store.ts'
import type { Config } from './config/config.ts'
import { createJobContext, type JobDependencies } from './job-context.ts'
import { createCampaignLinkSigner } from './mail/campaign-link-signer.ts'
import { createMailSender } from './mail/mail-sender.ts'
import { UnavailableError } from './platform/app-error.ts'

/**
 * Mail services remember idempotency keys for a day or longer; no mail is retried under a key that may have expired.
 */
const IDEMPOTENCY_KEY_TTL_S = 20 * 60 * 60

type SignToken = CampaignSendingTools['signToken']

/** Signers by secret: deriving the key is slow, and a batch signs many tokens. */
const signers = new Map<string, Promise<SignToken>>()

const signerOf =
  ({ campaignLinkSecrets: [newest] }: Config): SignToken =>
  async (subscriber) => {
    if (newest === undefined) throw new UnavailableError('LETTER_SECRET')
    const signer = signers.get(newest) ?? createCampaignLinkSigner(newest)
    signers.set(newest, signer)
    return (await signer)(subscriber)
  }

/** Handles one message of the campaign queue. Never rejects. */
export async function handleCampaignMessage(
  message: Message<unknown>,
  env: Bindings,
  dependencies: JobDependencies,
  nowMs: () => number,
): Promise<void> {
  const {
    config,
    fetch,
    report,
    env: instrumentedEnv,
  } = createJobContext(env, dependencies, 'queue fernway-letters')
  await consumeCampaignJob(message, {
    db: instrumentedEnv.DB,
    queue: instrumentedEnv.LETTER_QUEUE,
    sendMail: createMailSender(config.mail, instrumentedEnv.EMAIL, fetch),
    // The send_email binding has no idempotency keys.
    idempotencyKeyTtlS: config.mail.apiUrl === null ? 0 : IDEMPOTENCY_KEY_TTL_S,
    siteOrigin: config.siteOrigin,
    signToken: signerOf(config),
    readRenderedCampaign: (campaignId) => readRenderedCampaign(instrumentedEnv.DB, campaignId),
    report: (error) => report(error, message.id),
    nowMs,
    sleep: dependencies.sleep ?? ((ms) => scheduler.wait(ms)),
  })
}
