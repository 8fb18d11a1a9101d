import type { ClientAssets } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import { ADMIN_GROUPS, type AdminRow } from '#src/admin/admin-row.ts'
import type { AdminOperator } from '#src/admin/read-operator.ts'
import { FernMark } from '#src/site/components/fern-mark.tsx'

export type AdminDocumentProps = {
  readonly title: string
  readonly assets: ClientAssets
  readonly operator: AdminOperator
  /** Pages that the operator may open, in the order of the navigation. */
  readonly rows: readonly AdminRow[]
  /** Path of the current page. */
  readonly path: string
  readonly children: ReactNode
}

const isCurrentSection = (rowPath: string, path: string): boolean =>
  path === rowPath || path.startsWith(`${rowPath}/`)

function AdminNavigation({ rows, path }: Pick<AdminDocumentProps, 'rows' | 'path'>) {
  return (
    <nav className="desk-nav" aria-label="Admin">
      {ADMIN_GROUPS.map((group) => {
        const id = `desk-${group.toLowerCase().replaceAll(' ', '-')}`
        const pages = rows.filter((row) => row.group === group)
        return (
          pages.length > 0 && (
            <div key={group}>
              <p className="meta" id={id}>
                {group}
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
                      {row.title}
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
export function AdminDocument({ title, assets, operator, rows, path, children }: AdminDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Fernway admin`}</title>
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
          Skip to content
        </a>
        <header className="desk-header">
          <a className="desk-home" href="/desk" aria-current={path === '/desk' ? 'page' : undefined}>
            <FernMark />
            <span>Admin</span>
          </a>
          <p className="desk-who">
            <b>{operator.name}</b> <span>{operator.role}</span>
          </p>
          <a href="/">View site</a>
          <a href="/api/auth/logout">Sign out</a>
        </header>
        <div className="desk-body">
          <AdminNavigation rows={rows} path={path} />
          <main id="main" className="desk-main" tabIndex={-1}>
            <h1 className="h2">{title}</h1>
            {children}
          </main>
        </div>
      </body>
    </html>
  )
}
