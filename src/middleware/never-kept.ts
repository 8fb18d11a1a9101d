import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

/** For pages of one visitor or one question: nobody keeps them (quality R1.12). */
export const neverKept = createMiddleware<AppEnv>((c, next) => {
  c.header('cache-control', 'no-store')
  return next()
})
