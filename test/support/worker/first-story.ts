import { fetchSite } from './fetch-site.ts'

/** Returns the path of the guide's newest story. */
export async function firstStory(): Promise<string> {
  const html = await (await fetchSite('/articles')).text()
  const path = /<main.*?href="(\/articles\/[a-z0-9-]+)"/s.exec(html)?.[1]
  if (path === undefined) throw new Error('the guide has no stories')
  return path
}
