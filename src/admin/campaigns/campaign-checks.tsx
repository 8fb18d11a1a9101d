import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { CampaignReview } from '#src/campaigns/review-campaign.tsx'
import { CAMPAIGNS_WORDS } from '#src/campaigns/words/campaigns-words.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { CAMPAIGN_ADMIN_WORDS } from './words/campaign-admin-words.ts'

/** The results of all checks of the mail in one language. */
export function CampaignChecks({
  review,
  tag = DEFAULT_LOCALE,
}: {
  readonly review: CampaignReview
  readonly tag?: LocaleTag
}) {
  const words = useWords(CAMPAIGN_ADMIN_WORDS).checks
  const languages = useWords(CAMPAIGNS_WORDS).languages
  return (
    <Panel title={tag === DEFAULT_LOCALE ? words.heading : words.headingOf(languages[tag])}>
      <ul className="desk-checks">
        {review.checks.map(({ name, problems }) => (
          <li key={name} data-ok={problems.length === 0 ? '' : undefined}>
            <Icon name={problems.length === 0 ? 'check' : 'warning'} />
            <div>
              <p>
                {name}
                <span className="visually-hidden">{problems.length === 0 ? words.passed : words.failed}</span>
              </p>
              {problems.map((problem) => (
                <p className="meta" key={problem}>
                  {problem}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="meta">{words.size(Math.ceil(review.bytes / 1000))}</p>
      {review.externalLinks.length > 0 && (
        <>
          <p className="meta">{words.externalLinks}</p>
          <ul className="desk-outside">
            {review.externalLinks.map((href) => (
              <li key={href}>
                <a href={href} rel="noreferrer">
                  {href}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
