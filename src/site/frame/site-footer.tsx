import type { ReactNode } from 'react'
import { useWords } from '#isomorphic/words/use-words.ts'
import { ExternalLink } from '#src/site/components/external-link.tsx'
import { Icon } from '#src/site/components/icon.tsx'
import { ICON_PATHS, type IconName } from '#src/site/components/icon-paths.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { FooterColumns } from './footer-columns.tsx'
import type { LanguageLink } from './language-links.ts'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { PrivacyLinks } from './privacy-links.tsx'

export type SiteFooterProps = {
  readonly site: SiteData
  readonly year: number
  /** The links of the language menu. */
  readonly languages: readonly LanguageLink[]
  /** Content beside the brand line, for example a form; the grid closes the gap without it. */
  readonly offer?: ReactNode
}

const socialIcon = (network: string): IconName =>
  Object.hasOwn(ICON_PATHS, network) ? (network as IconName) : 'globe'

/** The footer of every page: brand, networks, columns, legal line and languages. */
export function SiteFooter({ site, year, languages, offer }: SiteFooterProps) {
  const words = useWords(SITE_WORDS).footer
  return (
    <div className="wrap">
      {/* A class, not `:has()`: the layout of the brand must not change when the offer arrives. */}
      <div className={offer ? 'footer-top has-offer' : 'footer-top'}>
        <div className="footer-brand">
          <Logo />
          <p className="footer-line">{site.brandLine}</p>
          <ul className="socials">
            {site.socials.map((social) => (
              <li key={social.network}>
                <ExternalLink className="icon-button" hasArrow={false} href={social.href}>
                  <Icon name={socialIcon(social.network)} />
                  <span className="visually-hidden">{social.label}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        {offer}
      </div>
      <FooterColumns columns={site.footerColumns} />
      <div className="footer-legal">
        <p>{words.copyright(year)}</p>
        <p>{words.mapSource('/licences.txt')}</p>
        <PrivacyLinks />
        <LanguageMenu languages={languages} />
      </div>
    </div>
  )
}
