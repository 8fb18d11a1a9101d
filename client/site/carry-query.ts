/**
 * Gives links to this page in other languages the query and the fragment of its address: what was asked, and the trip of
 * the device. The site leaves them out, because visitors share its pages.
 */
export function carryQuery(links: Iterable<HTMLAnchorElement>): void {
  const { search, hash } = location
  for (const link of links) Object.assign(link, { search, hash })
}
