import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import type { DownloadFailure } from './fetch-file.ts'
import { guideSizeText } from './size-text.ts'

/** Messages for failed downloads. Guides that were downloaded before are still available. */
export const FAILURE_TEXTS: Readonly<Record<DownloadFailure, string>> = {
  cancelled: 'Stopped. What came until now stays here, to go on from.',
  offline: 'The network is gone. What came until now stays here, to go on from.',
  'quota exceeded':
    'There is no room for it on this device. What was kept before is all still here; taking a guide out makes room.',
  busy: 'The site is busy just now. What came until now stays here; go on in a minute.',
  'build changed':
    'There is a newer edition since a moment ago. What came until now stays here; go on in a minute.',
  failed: 'This did not work. What was kept before is all still here; please try again later.',
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Formats the day of an ISO timestamp for display. */
export const dayText = (iso: string): string => dates.format(new Date(iso))

/** Describes the extent of a guide: `with 8 pages around it, 2.9 MB`. */
export function extentText(manifest: GuideManifest): string {
  const others = manifest.pages.length - 1
  const pages =
    others === 0 ? '' : others === 1 ? 'with one page around it, ' : `with ${others} pages around it, `
  return `${pages}${guideSizeText(manifest)}`
}

/** Describes the contents of a guide in a few words. */
export const contentsText = ({ kind }: GuideManifest): string =>
  kind === 'article' ? 'text, posters and maps' : 'text, posters, maps, phrases and sights'
