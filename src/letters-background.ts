import type { Bindings } from '#src/config/bindings.ts'
import { type BackgroundTools, surround } from './background-surroundings.ts'
import type { Config } from './config/config.ts'
import { consumeLetterJob } from './letters/sending/consume-letter.ts'
import type { LetterSendingTools } from './letters/sending/send-batch.ts'
import { readFrozen } from './letters/store/letters-store.ts'
import { createLetterSigner } from './newsletter/letter-signer.ts'
import { createMailSender } from './newsletter/mail-sender.ts'
import { UnavailableError } from './platform/app-error.ts'

/** Services keep keys for a day or longer; nobody is written to under a key that may be forgotten. */
const KEY_LIFETIME_S = 20 * 60 * 60

type Sign = LetterSendingTools['signToken']

/** Keys are derived once a configuration: a batch seals many tokens. */
const signers = new Map<string, Promise<Sign>>()

const signerOf =
  ({ letterSecrets: [newest] }: Config): Sign =>
  async (reader) => {
    if (newest === undefined) throw new UnavailableError('LETTER_SECRET')
    const signer = signers.get(newest) ?? createLetterSigner(newest)
    signers.set(newest, signer)
    return (await signer)(reader)
  }

/** Handles one message of the letters' queue. Never rejects. */
export async function handleLetterMessage(
  message: Message<unknown>,
  env: Bindings,
  background: BackgroundTools,
  nowMs: () => number,
): Promise<void> {
  const { config, fetch, report, env: watched } = surround(env, background, 'queue fernway-letters')
  await consumeLetterJob(message, {
    db: watched.DB,
    queue: watched.LETTER_QUEUE,
    sendMail: createMailSender(config.mail, watched.EMAIL, fetch),
    // The binding knows no keys.
    keyLifetimeS: config.mail.apiUrl === null ? 0 : KEY_LIFETIME_S,
    siteOrigin: config.siteOrigin,
    signToken: signerOf(config),
    readFrozen: (letterId) => readFrozen(watched.DB, letterId),
    report: (error) => report(error, message.id),
    nowMs,
    sleep: background.sleep ?? ((ms) => scheduler.wait(ms)),
  })
}
