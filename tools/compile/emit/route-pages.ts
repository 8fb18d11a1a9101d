import { isPageShard } from '#src/catalogue/language-shard.ts'
import type { OutboundCollector } from '#tools/compile/lists/outbound-links.ts'
import type { PageWriter } from './page-writer.ts'
import type { RecordWriter } from './shard-writer.ts'

/**
 * Sends pages to their writer, and what is the same in all languages to another one.
 * @param outbound collects the links of shards that are written whole
 */
export const routePages = (
  others: RecordWriter,
  pages: PageWriter,
  outbound: OutboundCollector,
): PageWriter => ({
  prepareEntry: pages.prepareEntry,
  write(name, content) {
    outbound.collect(content)
    const writer = isPageShard(name) ? pages : others
    writer.write(name, content)
  },
  writeEntries(name, entries) {
    if (isPageShard(name)) pages.writeEntries(name, entries)
    else
      others.writeEntries(
        name,
        entries.map(([key, value]) => [key, value] as const),
      )
  },
})
