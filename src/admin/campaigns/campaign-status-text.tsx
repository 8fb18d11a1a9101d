import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'

const STATUS_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Being sent',
  paused: 'Paused',
  cancelled: 'Cancelled',
  sent: 'Sent',
} as const

/** The status of a campaign in words. */
export function CampaignStatusText({ campaign }: { readonly campaign: EmailCampaign }) {
  const { status, dueAtS, endedAtS } = campaign
  return (
    <>
      {STATUS_LABELS[status]}
      {status === 'scheduled' && dueAtS !== null && (
        <>
          {' for '}
          <UtcTime atS={dueAtS} />
        </>
      )}
      {endedAtS !== null && (
        <>
          {', '}
          <UtcTime atS={endedAtS} />
        </>
      )}
    </>
  )
}
