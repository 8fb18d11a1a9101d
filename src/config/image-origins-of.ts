import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type { Config } from './config.ts'

/** Where pages of this deployment may get pictures from. */
export const imageOriginsOf = ({ imageSources, imageHosts }: Config): ImageOrigins => ({
  proxyOrigins: imageSources,
  hosts: imageHosts,
})
