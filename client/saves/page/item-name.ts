import type { DeviceItem } from '#client/saves/device/device-list.ts'

/** The name of a saved page; from its path while the site has not been asked, `kyoto#nijo-castle` as "Nijo castle". */
export function itemName({ path, facts }: Pick<DeviceItem, 'path' | 'facts'>): string {
  if (facts !== null) return facts.name
  const slug = path.split(/[/#]/).at(-1)?.replaceAll('-', ' ') ?? ''
  return slug.charAt(0).toUpperCase() + slug.slice(1)
}
