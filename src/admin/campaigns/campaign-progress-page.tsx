import type { ReactNode } from 'react'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { archivePath } from '#src/campaigns/rules/campaign-address.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import type { CampaignProgress } from '#src/campaigns/store/campaign-progress.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import type { AdminNotice } from './campaign-draft-page.tsx'
import { CampaignStatusText } from './campaign-status-text.tsx'

export type CampaignProgressPageProps = {
  readonly campaign: EmailCampaign
  readonly progress: CampaignProgress
  /** Page views that came from the campaign, of visitors who consented; null when unknown. */
  readonly visits: number | null
  readonly notice: AdminNotice | null
  readonly role: AdminRole
}

type ActionProps = {
  readonly id: string
  readonly action: string
  readonly button: string
  /** Label of a checkbox that must be ticked first. */
  readonly confirm?: string
}

function Action({ id, action, button, confirm }: ActionProps) {
  return (
    <form method="post" action={`/desk/letters/${id}/${action}`}>
      {confirm !== undefined && (
        <label className="choice">
          <input type="checkbox" name="confirm" value="yes" required />
          {confirm}
        </label>
      )}
      <button className="button button-ghost" type="submit">
        {button}
      </button>
    </form>
  )
}

/** Actions of an operator on a campaign that is no longer a draft. */
function Actions({
  campaign: { id, status },
  progress,
}: Pick<CampaignProgressPageProps, 'campaign' | 'progress'>) {
  const canEnd = status === 'sending' || status === 'paused'
  return (
    <>
      {status === 'scheduled' && <Action id={id} action="unschedule" button="Take it off the schedule" />}
      {status === 'sending' && <Action id={id} action="pause" button="Pause" />}
      {status === 'paused' && <Action id={id} action="resume" button="Resume" />}
      {progress.failed > 0 && status !== 'cancelled' && (
        <Action id={id} action="retry" button="Try the failed ones again" />
      )}
      {canEnd && (
        <Action id={id} action="cancel" button="Cancel" confirm="Whoever has not got it yet never will." />
      )}
    </>
  )
}

const row = (name: string, count: number | null, about: string) => ({
  key: name,
  cells: [name, count === null ? '–' : count.toLocaleString('en'), about] as readonly ReactNode[],
})

/** `/desk/letters/…` of a scheduled or started campaign: progress, bounces and actions. */
export function CampaignProgressPage({
  campaign,
  progress,
  visits,
  notice,
  role,
}: CampaignProgressPageProps) {
  const { due, sending, sent, skipped, failed, unknown } = progress
  const all = due + sending + sent + skipped + failed + unknown
  const settled = all - due - sending
  const minutes = Math.ceil((due + sending) / campaign.pacePerMinute)
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      {campaign.pauseReason !== '' && (
        <Notice tone="problem" text={`It paused by itself. ${campaign.pauseReason}`} />
      )}
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}`}>
          Look again
        </a>
        <a className="link" href={`/desk/letters/${campaign.id}/preview`}>
          Preview
        </a>
        {campaign.startedAtS !== null && campaign.slug !== null && (
          <a className="link" href={archivePath(campaign.slug)}>
            In the archive
          </a>
        )}
        <a className="link" href="/desk/letters">
          All letters
        </a>
      </p>
      <div className="desk-split">
        <div className="desk-aside">
          <section className="panel" aria-labelledby="progress">
            <h2 className="h3" id="progress">
              Progress
            </h2>
            <p>
              <b>
                <CampaignStatusText campaign={campaign} />
              </b>
            </p>
            {all > 0 && (
              <>
                <progress max={all} value={settled} aria-labelledby="progress" />
                <p>
                  {`${settled.toLocaleString('en')} of ${all.toLocaleString('en')}`}
                  {campaign.status === 'sending' && minutes > 0 && `, about ${minutes} min left`}
                </p>
              </>
            )}
          </section>
          <AdminTable
            caption="What became of it"
            headings={['Mails', 'How many', 'That is']}
            rows={[
              row('Sent', sent, 'taken by the mail service, once each'),
              row('To be sent', due + sending, 'each at its place in the pace'),
              row('Left before it came', skipped, 'no mail goes to them'),
              row('Failed', failed, 'refused for good, or tried too often'),
              row('Unknown', unknown, 'possibly sent; not retried, so that no subscriber gets two'),
            ]}
            empty=""
            hasCountColumns
          />
          <AdminTable
            caption="What came back"
            headings={['Results', 'How many', 'That is']}
            rows={[
              row('Unsubscribed', progress.left, 'by a link of this letter'),
              row('Hard bounces', progress.hard, 'the address is suppressed'),
              row('Soft bounces', progress.soft, 'on three days of a month they suppress'),
              row('Complaints', progress.complaint, 'the address is suppressed'),
              row('Visits', visits, 'pages opened from it by readers who let us count, in 90 days'),
            ]}
            empty=""
            hasCountColumns
          />
        </div>
        {role === 'operator' && (
          <div className="desk-aside">
            <Panel title="What to do">
              <Actions campaign={campaign} progress={progress} />
            </Panel>
          </div>
        )}
      </div>
    </>
  )
}
