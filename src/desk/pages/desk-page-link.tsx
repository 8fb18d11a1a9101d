const OWN_PATH = /^\/(?![/\\])/

/** A page of the site, as its path; what only looks like one (anybody may have sent it) is no link. */
export function DeskPageLink({ path }: { readonly path: string }) {
  if (!OWN_PATH.test(path)) return <span className="desk-address">{path}</span>
  return (
    <a className="link desk-address" href={path}>
      {path}
    </a>
  )
}
