/** An address of another site that pages of ours link to, compiled with the content (tools/compile/lists). */
export type OutboundLink = {
  readonly address: string
  /** Pages that hold it, the first twenty; `*` is the frame around every page. */
  readonly pages: readonly string[]
  readonly pageCount: number
}

/** Read when somebody asks: visitors' requests need none of it. */
export async function loadOutboundLinks(): Promise<readonly OutboundLink[]> {
  const { default: links } = await import('#generated/outbound-links.json')
  return links
}
