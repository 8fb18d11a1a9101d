import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { CampaignStatusText } from './campaign-status-text.tsx'

/** `/desk/letters`: all campaigns, the last changed first. */
export function CampaignListPage({ campaigns }: { readonly campaigns: readonly EmailCampaign[] }) {
  return (
    <>
      <form method="post" action="/desk/letters/new">
        <button className="button" type="submit">
          New letter
        </button>
      </form>
      <AdminTable
        caption="Letters"
        headings={['Subject', 'How it stands', 'Changed']}
        rows={campaigns.map((campaign) => ({
          key: campaign.id,
          cells: [
            <a key="subject" className="link" href={`/desk/letters/${campaign.id}`}>
              {campaign.subject === '' ? 'Without a subject' : campaign.subject}
            </a>,
            <CampaignStatusText key="status" campaign={campaign} />,
            <UtcTime key="changed" atS={campaign.changedAtS} />,
          ],
        }))}
        empty="No letter was written yet."
      />
    </>
  )
}
