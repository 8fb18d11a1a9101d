import type { ReactNode } from 'react'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { archivePath } from '#src/campaigns/rules/campaign-address.ts'
import type { EmailCampaign } from '#src/campaigns/rules/email-campaign.ts'
import type { CampaignProgress } from '#src/campaigns/store/campaign-progress.ts'
import type { AdminRole } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import type { AdminNotice } from './campaign-draft-page.tsx'
import { CampaignStatusText } from './campaign-status-text.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

export type CampaignProgressPageProps = {
  readonly campaign: EmailCampaign
  readonly progress: CampaignProgress
  /** Page views that came from the campaign, of visitors who consented; null when unknown. */
  readonly visits: number | null
  readonly notice: AdminNotice | null
  readonly role: AdminRole
  /** Where the operator signs in again before resuming or retrying; null after a recent sign-in. */
  readonly signInAgainHref: string | null
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
  campaign: { id, status, publishedAtS, withdrawnAtS },
  progress,
  signInAgainHref,
}: Pick<CampaignProgressPageProps, 'campaign' | 'progress' | 'signInAgainHref'>) {
  const { actions } = useWords(CAMPAIGN_ADMIN_WORDS).progress
  const canResume = status === 'paused'
  const canRetry = progress.failed > 0 && status !== 'cancelled'
  const isFresh = signInAgainHref === null
  const canEnd = status === 'sending' || status === 'paused'
  return (
    <>
      {status === 'scheduled' && <Action id={id} action="unschedule" button={actions.unschedule} />}
      {status === 'sending' && <Action id={id} action="pause" button={actions.pause} />}
      {signInAgainHref !== null && (canResume || canRetry) && <SignInAgain href={signInAgainHref} />}
      {isFresh && canResume && <Action id={id} action="resume" button={actions.resume} />}
      {isFresh && canRetry && <Action id={id} action="retry" button={actions.retry} />}
      {canEnd && <Action id={id} action="cancel" button={actions.cancel} confirm={actions.cancelConfirm} />}
      {publishedAtS !== null && withdrawnAtS === null && (
        <Action id={id} action="withdraw" button={actions.withdraw} confirm={actions.withdrawConfirm} />
      )}
      {withdrawnAtS !== null && <Action id={id} action="republish" button={actions.republish} />}
    </>
  )
}

type RowWords = { readonly name: string; readonly meaning: string }

const createRow =
  (locale: Locale) =>
  ({ name, meaning }: RowWords, count: number | null) => ({
    key: name,
    cells: [name, count === null ? '–' : formatNumber(locale, count), meaning] as readonly ReactNode[],
  })

/** `/desk/letters/…` of a scheduled or started campaign: progress, bounces and actions. */
export function CampaignProgressPage({
  campaign,
  progress,
  visits,
  notice,
  role,
  signInAgainHref,
}: CampaignProgressPageProps) {
  const { links, progress: words } = useWords(CAMPAIGN_ADMIN_WORDS)
  const { deliveries, results } = words
  const row = createRow(useLocale())
  const { due, sending, sent, skipped, failed, unknown } = progress
  const all = due + sending + sent + skipped + failed + unknown
  const settled = all - due - sending
  const minutes = Math.ceil((due + sending) / campaign.pacePerMinute)
  const minutesLeft = campaign.status === 'sending' && minutes > 0 ? minutes : null
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      {campaign.pauseReason !== '' && (
        <Notice tone="problem" text={words.pausedAutomatically(campaign.pauseReason)} />
      )}
      <p className="actions">
        <a className="link" href={`/desk/letters/${campaign.id}`}>
          {links.refresh}
        </a>
        <a className="link" href={`/desk/letters/${campaign.id}/preview`}>
          {links.preview}
        </a>
        {campaign.publishedAtS !== null && campaign.withdrawnAtS === null && campaign.slug !== null && (
          <a className="link" href={archivePath(campaign.slug)}>
            {links.archive}
          </a>
        )}
        <a className="link" href="/desk/letters">
          {links.all}
        </a>
      </p>
      <div className="desk-split">
        <div className="desk-aside">
          <section className="panel" aria-labelledby="progress">
            <h2 className="h3" id="progress">
              {words.heading}
            </h2>
            <p>
              <b>
                <CampaignStatusText campaign={campaign} />
              </b>
            </p>
            {all > 0 && (
              <>
                <progress max={all} value={settled} aria-labelledby="progress" />
                <p>{words.settled(settled, all, minutesLeft)}</p>
              </>
            )}
          </section>
          <AdminTable
            caption={deliveries.caption}
            headings={[deliveries.columns.state, deliveries.columns.count, deliveries.columns.meaning]}
            rows={[
              row(deliveries.rows.sent, sent),
              row(deliveries.rows.queued, due + sending),
              row(deliveries.rows.skipped, skipped),
              row(deliveries.rows.failed, failed),
              row(deliveries.rows.unknown, unknown),
            ]}
            empty=""
            hasCountColumns
          />
          <AdminTable
            caption={results.caption}
            headings={[results.columns.result, results.columns.count, results.columns.meaning]}
            rows={[
              row(results.rows.unsubscribed, progress.left),
              row(results.rows.hardBounces, progress.hard),
              row(results.rows.softBounces, progress.soft),
              row(results.rows.complaints, progress.complaint),
              row(results.rows.visits, visits),
            ]}
            empty=""
            hasCountColumns
          />
        </div>
        {role === 'operator' && (
          <div className="desk-aside">
            <Panel title={words.actions.heading}>
              <Actions campaign={campaign} progress={progress} signInAgainHref={signInAgainHref} />
            </Panel>
          </div>
        )}
      </div>
    </>
  )
}
