import { AdminTable } from '#src/desk/pages/desk-table.tsx'
import { UtcTime } from '#src/desk/pages/desk-time.tsx'
import type { EmailCampaign } from '#src/letters/rules/letter-record.ts'
import { CampaignStatusText } from './letter-status.tsx'

/** `/desk/letters`: every letter, the one that was changed last first. */
export function CampaignListPage({ letters: campaigns }: { readonly letters: readonly EmailCampaign[] }) {
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
            <CampaignStatusText key="status" letter={campaign} />,
            <UtcTime key="changed" atS={campaign.changedAtS} />,
          ],
        }))}
        empty="No letter was written yet."
      />
    </>
  )
}
