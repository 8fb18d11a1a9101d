import { DeskTime } from '#src/desk/pages/desk-time.tsx'
import type { EmailCampaign } from '#src/letters/rules/letter-record.ts'

const WORDS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  paused: 'Paused',
  cancelled: 'Cancelled',
  sent: 'Sent',
} as const

/** How a letter stands, in a few words. */
export function LetterStatusText({ letter }: { readonly letter: EmailCampaign }) {
  const { status, dueAtS, endedAtS } = letter
  return (
    <>
      {WORDS[status]}
      {status === 'scheduled' && dueAtS !== null && (
        <>
          {' for '}
          <DeskTime atS={dueAtS} />
        </>
      )}
      {endedAtS !== null && (
        <>
          {', '}
          <DeskTime atS={endedAtS} />
        </>
      )}
    </>
  )
}
