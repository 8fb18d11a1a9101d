import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import { CampaignStatusText } from './campaign-status-text.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

/** `/desk/letters`: all campaigns, the last changed first. */
export function CampaignListPage({ campaigns }: { readonly campaigns: readonly EmailCampaign[] }) {
  const { create, caption, columns, noSubject, empty } = useWords(CAMPAIGN_ADMIN_WORDS).list
  return (
    <>
      <form method="post" action="/desk/letters/new">
        <button className="button" type="submit">
          {create}
        </button>
      </form>
      <AdminTable
        caption={caption}
        headings={[columns.subject, columns.status, columns.changedAt]}
        rows={campaigns.map((campaign) => ({
          key: campaign.id,
          cells: [
            <a key="subject" className="link" href={`/desk/letters/${campaign.id}`}>
              {campaign.subject === '' ? noSubject : campaign.subject}
            </a>,
            <CampaignStatusText key="status" campaign={campaign} />,
            <UtcTime key="changed" atS={campaign.changedAtS} />,
          ],
        }))}
        empty={empty}
      />
    </>
  )
}
