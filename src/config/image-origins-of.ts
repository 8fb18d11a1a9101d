import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type { Config } from './config.ts'

/** The origins from which pages of this deployment may load images. */
export const imageOriginsOf = ({ imageSources, imageHosts }: Config): ImageOrigins => ({
  proxyOrigins: imageSources,
  hosts: imageHosts,
})
