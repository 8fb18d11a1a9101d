import type { Context } from 'hono'
import type { AppEnv } from '#src/http/app-env.ts'
import type { ImageSourceRules } from './rules/image-source.ts'

/** From where images may be loaded, by the settings of the request. */
export function imageSourceRulesOf(c: Context<AppEnv>): ImageSourceRules {
  const { imageSources, siteOrigin, allowsLoopbackHttp } = c.get('config')
  return {
    origins: new Set(imageSources),
    ownOrigins: new Set([siteOrigin, new URL(c.req.url).origin]),
    allowsLoopbackHttp,
  }
}
