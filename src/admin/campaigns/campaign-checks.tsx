import type { CampaignReview } from '#src/campaigns/review-campaign.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { Panel } from '#src/site/components/panel.tsx'

/** The results of all checks. */
export function CampaignChecks({ review }: { readonly review: CampaignReview }) {
  return (
    <Panel title="Checks">
      <ul className="desk-checks">
        {review.checks.map(({ name, problems }) => (
          <li key={name} data-ok={problems.length === 0 ? '' : undefined}>
            <Icon name={problems.length === 0 ? 'check' : 'warning'} />
            <div>
              <p>
                {name}
                <span className="visually-hidden">{problems.length === 0 ? ': in order' : ': not yet'}</span>
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
      <p className="meta">{`${Math.ceil(review.bytes / 1000)} kB of 100.`}</p>
      {review.externalLinks.length > 0 && (
        <>
          <p className="meta">Addresses of others, for you to open:</p>
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
