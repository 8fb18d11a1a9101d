import type { ClientAssets } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { ADMIN_GROUPS, type AdminSection } from '#src/admin/admin-row.ts'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import { FernMark } from '#src/site/components/fern-mark.tsx'
import { ADMIN_WORDS } from './words/admin-words.ts'

export type AdminDocumentProps = {
  readonly title: string
  readonly assets: ClientAssets
  readonly operator: AdminOperator
  /** Pages that the operator may open, in the order of the navigation. */
  readonly sections: readonly AdminSection[]
  /** Path of the current page. */
  readonly path: string
  readonly children: ReactNode
}

const isCurrentSection = (rowPath: string, path: string): boolean =>
  path === rowPath || path.startsWith(`${rowPath}/`)

function AdminNavigation({ sections, path }: Pick<AdminDocumentProps, 'sections' | 'path'>) {
  const { frame, groups, titles } = useWords(ADMIN_WORDS)
  return (
    <nav className="desk-nav" aria-label={frame.navigation}>
      {ADMIN_GROUPS.map((group) => {
        const id = `desk-${group}`
        const pages = sections.filter((row) => row.group === group)
        return (
          pages.length > 0 && (
            <div key={group}>
              <p className="meta" id={id}>
                {groups[group]}
              </p>
              <ul aria-labelledby={id}>
                {pages.map((row) => (
                  <li key={row.path}>
                    <a
                      href={row.path}
                      aria-current={
                        path === row.path ? 'page' : isCurrentSection(row.path, path) ? 'true' : undefined
                      }
                    >
                      {titles[row.title]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </nav>
  )
}

/** HTML document of all admin pages. It includes none of the site's scripts, so visits are not measured. */
export function AdminDocument({ title, assets, operator, sections, path, children }: AdminDocumentProps) {
  const { frame } = useWords(ADMIN_WORDS)
  return (
    <html lang={useLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{frame.documentTitle(title)}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F7F0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101915" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.stylesheet} />
        <link rel="stylesheet" href={assets.accountStylesheet} />
        <link rel="stylesheet" href={assets.adminStylesheet} />
        <link rel="stylesheet" href={assets.mediaStylesheet} media="print, (forced-colors: active)" />
      </head>
      <body className="desk">
        <a className="skip-link" href="#main">
          {frame.skipToContent}
        </a>
        <header className="desk-header">
          <a className="desk-home" href="/desk" aria-current={path === '/desk' ? 'page' : undefined}>
            <FernMark />
            <span>{frame.home}</span>
          </a>
          <p className="desk-who">
            <b>{operator.name}</b> <span>{frame.roles[operator.role]}</span>
          </p>
          <a href="/">{frame.viewSite}</a>
          <a href="/api/auth/logout">{frame.signOut}</a>
        </header>
        <div className="desk-body">
          <AdminNavigation sections={sections} path={path} />
          <main id="main" className="desk-main" tabIndex={-1}>
            <h1 className="h2">{title}</h1>
            {children}
          </main>
        </div>
      </body>
    </html>
  )
}
