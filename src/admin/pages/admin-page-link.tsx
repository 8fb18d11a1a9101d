const SITE_PATH = /^\/(?![/\\])/

/** A path of the site as a link. User input that is not such a path is plain text. */
export function AdminPageLink({ path }: { readonly path: string }) {
  if (!SITE_PATH.test(path)) return <span className="desk-address">{path}</span>
  return (
    <a className="link desk-address" href={path}>
      {path}
    </a>
  )
}
