import type { ListFileItem } from './list-file-item.ts'

export const LIST_FILE_FORMAT = 'fernway-list'
export const LIST_FILE_VERSION = 1

/** Writes a list as a file that the site imports again; names and positions are for other programs. */
export function formatListJson(name: string, items: readonly ListFileItem[], siteOrigin: string): string {
  const entries = items.map(({ kind, path, note, page }) => ({
    kind,
    path,
    note,
    link: siteOrigin + path,
    ...(page === null ? {} : { name: page.name, ...page.at }),
  }))
  return `${JSON.stringify({ format: LIST_FILE_FORMAT, version: LIST_FILE_VERSION, name, items: entries }, null, 2)}\n`
}
