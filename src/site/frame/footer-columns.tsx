import { SiteLink } from '#src/site/components/site-link.tsx'
import type { SiteData } from '#src/site/site-types.ts'

export type FooterColumnsProps = { readonly columns: SiteData['footerColumns'] }

/**
 * Link columns: headed lists on desktop, disclosures on a phone. Heading and summary have the same text; the stylesheet
 * shows one of them, so that no focusable control appears closed while its links are visible.
 */
export function FooterColumns({ columns }: FooterColumnsProps) {
  return (
    <div className="footer-columns">
      {columns.map((column) => (
        <section key={column.heading} className="footer-column">
          <h2>{column.heading}</h2>
          <details>
            <summary className="fold-handle">{column.heading}</summary>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <SiteLink link={link} />
                </li>
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
