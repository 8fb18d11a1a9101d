/** An external link of the site's pages, compiled with the content (tools/compile/lists). */
export type OutboundLink = {
  readonly address: string
  /** The first twenty pages that contain it; `*` is the frame around all pages. */
  readonly pages: readonly string[]
  readonly pageCount: number
}

/** Imported on demand: requests of visitors do not need it. */
export async function loadOutboundLinks(): Promise<readonly OutboundLink[]> {
  const { default: links } = await import('#generated/outbound-links.json')
  return links
}
