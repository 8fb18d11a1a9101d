import { useWords } from '#isomorphic/words/use-words.ts'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

/** The status of a campaign in words. */
export function CampaignStatusText({ campaign }: { readonly campaign: EmailCampaign }) {
  const { status, dueAtS, endedAtS } = campaign
  const { names, scheduledFor, endedAt } = useWords(CAMPAIGN_ADMIN_WORDS).status
  if (status === 'scheduled' && dueAtS !== null) return scheduledFor(<UtcTime atS={dueAtS} />)
  return endedAtS === null ? names[status] : endedAt(names[status], <UtcTime atS={endedAtS} />)
}
