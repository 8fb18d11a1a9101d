import { Hono } from 'hono'
import { picturePlacesOf } from '#src/config.ts'
import type { AppEnv } from '#src/env.ts'
import { type Frame, renderStreamed } from '#src/middleware/render.tsx'
import { requireSession } from '#src/middleware/require-session.ts'
import { SettingsPage } from '#src/pages/settings-page.tsx'

const SETTINGS_PATH = '/profile/settings'

/** `/profile` and everything under it: for signed-in visitors, never kept by anyone (quality R1.12). */
export function profileRoutes(frame: Frame): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use('/profile/*', requireSession('page'))
    .get('/profile', (c) => c.redirect(SETTINGS_PATH, 302))
    .get(SETTINGS_PATH, renderStreamed(frame), (c) => {
      const head = {
        title: 'Account settings',
        description: 'Who is signed in on this device.',
        canonicalPath: null,
      }
      const pictures = picturePlacesOf(c.get('config'))
      return c.render(<SettingsPage user={c.var.session.user} pictures={pictures} />, { head })
    })
}
