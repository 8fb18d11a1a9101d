import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'

/** Names the origins that the image proxy fetches from; only there when there are any. */
const ORIGINS_KEY = 'pictureOrigins'
/** The two widths for a square of 32 pixels. */
const DENSITIES = [32, 64] as const

/**
 * Shows the visitor's picture where the initial stands, once it is there. Pictures of origins that the proxy may not ask
 * are not tried (M1.23); the server has taken out Gravatar's.
 */
export function showAvatar(avatar: string): void {
  const origins = document.documentElement.dataset[ORIGINS_KEY]?.split(' ') ?? []
  if (!URL.canParse(avatar) || !origins.includes(new URL(avatar).origin)) return
  for (const initial of document.querySelectorAll('[data-session-initial]')) {
    const image = new Image()
    image.alt = ''
    image.onload = () => initial.replaceChildren(image)
    image.srcset = DENSITIES.map((width, index) => `${imageProxyAddress(avatar, width)} ${index + 1}x`).join(
      ', ',
    )
  }
}
