import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SiteLink } from '#src/site/components/site-link.tsx'
import type { NavigationPromo, NavigationSection } from '#src/site/navigation-types.ts'
import { NavGroupBody } from './nav-group-body.tsx'

export type NavPanelProps = { readonly section: NavigationSection }

/** The panel of a section: its groups as tabs on desktop and as disclosures on a phone; one open at a time. */
export function NavPanel({ section }: NavPanelProps) {
  return (
    <div className="nav-panel">
      <p className="h1 nav-panel-title">{section.title}</p>
      <div className="nav-grid">
        {section.groups.map((group, index) => (
          <details
            key={group.title}
            className="nav-group"
            name={`nav-${section.id}`}
            {...(index === 0 ? { open: true } : {})}
          >
            <summary className="fold-handle">{group.title}</summary>
            <div className="nav-body">
              <NavGroupBody group={group} />
              {group.cta !== null && <SiteLink className="link" link={group.cta} />}
            </div>
          </details>
        ))}
        <p className="nav-all">
          <SiteLink className="link" link={section.cta} />
        </p>
        <Promo promo={section.featured} />
      </div>
    </div>
  )
}

function Promo({ promo }: { readonly promo: NavigationPromo }) {
  const contents = (
    <>
      <Poster poster={promo.place.poster} ratio="16x9" grain="card" isDecorative />
      <span className="nav-promo-text">
        <b className="h3">{promo.title}</b>
        <span className="nav-promo-lead">{promo.description}</span>
        <span className="link">{promo.link.label}</span>
      </span>
    </>
  )
  return promo.link.isExternal ? (
    <ExternalLink
      className="nav-promo"
      hasArrow={false}
      href={promo.link.href}
      isSponsored={promo.link.isSponsored}
    >
      {contents}
    </ExternalLink>
  ) : (
    <a className="nav-promo" href={promo.link.href}>
      {contents}
    </a>
  )
}
