import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'

/** Data attribute with the origins that the image proxy allows; absent when there are none. */
const ORIGINS_KEY = 'pictureOrigins'
/** Image widths for 32 CSS pixels at densities 1 and 2. */
const DENSITIES = [32, 64] as const

/**
 * Replaces the visitor's initial with the avatar once it has loaded. Avatars of origins that the proxy does not allow
 * are not requested (M1.23); the server has removed those of Gravatar.
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
