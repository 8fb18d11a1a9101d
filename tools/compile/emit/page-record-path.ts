export type RecordFields = Readonly<Record<string, unknown>>

/** Pages whose record has no path. */
const PATHS: Readonly<Record<string, string>> = {
  home: '/',
  articles: '/articles',
  places: '/places',
  'best-in-travel': '/best-in-travel',
}

/** The path of the page that a record of a shard belongs to; null for other records. */
export function pageRecordPath(name: string, { path, topic }: RecordFields): string | null {
  if (typeof path === 'string') return path
  const ofTopic: unknown = typeof topic === 'object' && topic !== null ? Reflect.get(topic, 'path') : null
  return typeof ofTopic === 'string' ? ofTopic : (PATHS[name] ?? null)
}
