import type { PosterGrain, PosterRatio } from '#isomorphic/posters/poster-address.ts'

export type PosterRequest = {
  readonly id: string
  readonly version: string
  readonly ratio: PosterRatio
  readonly grain: PosterGrain
}

const ADDRESS =
  /^\/posters\/(?<id>[a-z0-9-]+(?:\/[a-z0-9-]+){0,2})\.(?<version>[0-9a-f]{6})\/(?<ratio>4x5|16x9|1x1|hero|tall)-(?<grain>print|card|thumb)\.svg$/

/** Parses the address of a poster (see `posterAddress`); null when it is invalid. */
export function parsePosterRequest(path: string): PosterRequest | null {
  const groups = ADDRESS.exec(path)?.groups
  if (groups === undefined) return null
  const { id, version, ratio, grain } = groups
  return id === undefined || version === undefined
    ? null
    : { id, version, ratio: ratio as PosterRatio, grain: grain as PosterGrain }
}
