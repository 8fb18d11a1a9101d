/** A mail as the site sends it to an HTTP mail service (docs/operations.md). */
export type CaughtMail = {
  readonly number: number
  readonly caughtAt: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export type MailBox = {
  readonly list: () => readonly CaughtMail[]
  readonly find: (number: number) => CaughtMail | undefined
  /** Stores a mail; a retry with the same id is ignored. */
  readonly add: (id: string, body: unknown) => void
}

const MAX_MAILS = 500

/** The latest mails of a local run, in memory, newest first. */
export function createMailBox(nowMs: () => number): MailBox {
  const mails = new Map<string, CaughtMail>()
  let count = 0
  return {
    list: () => [...mails.values()].reverse(),
    find: (number) => [...mails.values()].find((mail) => mail.number === number),
    add: (id, body) => {
      if (mails.has(id)) return
      count += 1
      const caughtAt = new Date(nowMs()).toISOString()
      mails.set(id, { ...(body as Omit<CaughtMail, 'number' | 'caughtAt'>), number: count, caughtAt })
      for (const oldest of [...mails.keys()].slice(0, Math.max(0, mails.size - MAX_MAILS)))
        mails.delete(oldest)
    },
  }
}
