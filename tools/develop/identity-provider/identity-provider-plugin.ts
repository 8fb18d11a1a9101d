import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import {
  describeLocalIdentity,
  LOCAL_CAMPAIGN_SECRET,
  LOCAL_SESSION_SECRET,
  LOCAL_WEBHOOK_SECRET,
} from './local-identity.ts'
import { startIdentityProvider } from './start-identity-provider.ts'

/** Sets a variable to its local default, unless the environment sets it. */
function setDefault(name: string, value: string): void {
  if (process.env[name] === undefined || process.env[name] === '') process.env[name] = value
}

/**
 * Local runs sign in at a local identity provider, unless OIDC_ISSUER names another. The worker's variables are set
 * here, before the Workers plugin reads them from the environment; a build never contains them.
 */
export function identityProvider(): Plugin {
  const hasCustomIssuer = (process.env['OIDC_ISSUER'] ?? '') !== ''
  let start: (() => Promise<() => Promise<void>>) | null = null
  const run = async (server: ViteDevServer | PreviewServer): Promise<void> => {
    const stop = await start?.()
    if (stop === undefined) return
    const close = server.close.bind(server)
    server.close = async () => {
      await Promise.all([stop(), close()])
    }
  }
  return {
    name: 'fernway:identity-provider',
    enforce: 'pre',
    config(config, { command }) {
      if (command !== 'serve') return
      const port = Number(process.env['PORT'] ?? config.server?.port ?? 8787)
      setDefault('SITE_ORIGIN', `http://localhost:${port}`)
      setDefault('WEBHOOK_SECRET', LOCAL_WEBHOOK_SECRET)
      setDefault('SESSION_SECRET', LOCAL_SESSION_SECRET)
      setDefault('LETTER_SECRET', LOCAL_CAMPAIGN_SECRET)
      if (hasCustomIssuer) return
      const identity = describeLocalIdentity(port, String(process.env['SITE_ORIGIN']))
      setDefault('OIDC_ISSUER', identity.issuer)
      setDefault('OIDC_CLIENT_ID', identity.clientId)
      setDefault('OIDC_CLIENT_SECRET', identity.clientSecret)
      setDefault('ALLOW_LOOPBACK_HTTP', '1')
      start = () => startIdentityProvider(identity)
    },
    configureServer: run,
    configurePreviewServer: run,
  }
}
