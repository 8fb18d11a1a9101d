const SITE_PATH = /^\/(?![/\\])/

/** A page of the site, as its path; what only looks like one (anybody may have sent it) is no link. */
export function AdminPageLink({ path }: { readonly path: string }) {
  if (!SITE_PATH.test(path)) return <span className="desk-address">{path}</span>
  return (
    <a className="link desk-address" href={path}>
      {path}
    </a>
  )
}
