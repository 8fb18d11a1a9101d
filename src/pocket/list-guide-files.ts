import type { GuideFile, GuideManifest } from '#client/pocket/guide-manifest.ts'
import { pageAddresses } from '#client/pocket/page-addresses.ts'
import { indexAddress, POCKET_PATH } from '#client/pocket/pocket-names.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import type { Guide } from './find-guide.ts'

/** Asks the site itself for one of its public answers. */
export type AskSite = (address: string) => Promise<Response>

/** Answers that are made at the same time: posters are drawn, which is work. */
const AT_ONCE = 6

type Weighed = { readonly address: string; readonly bytes: Uint8Array }

/** @throws {UnavailableError} unless the answer is one that everybody may keep */
async function weigh(ask: AskSite, address: string): Promise<Weighed> {
  const answer = await ask(address)
  const isShared = answer.headers.get('cache-control')?.startsWith('public') === true
  if (answer.status !== 200 || !isShared) throw new UnavailableError(`pocket (${address}: ${answer.status})`)
  return { address, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function weighAll(ask: AskSite, addresses: readonly string[]): Promise<readonly Weighed[]> {
  const weighed: Weighed[] = []
  for (let start = 0; start < addresses.length; start += AT_ONCE)
    weighed.push(
      ...(await Promise.all(addresses.slice(start, start + AT_ONCE).map((each) => weigh(ask, each)))),
    )
  return weighed
}

const fileOf = ({ address, bytes }: Weighed): GuideFile => [address, bytes.byteLength]

export type ListOptions = {
  readonly ask: AskSite
  readonly build: string
  /** Scripts, styles and fonts of this build, which every page needs. */
  readonly ownFiles: readonly GuideFile[]
}

/**
 * Lists and weighs all that a guide needs: every page of it, what those pages show, its search, and the page of the pocket.
 * What has to be drawn for it is drawn, and is there when the visitor's browser asks for it.
 * @throws {UnavailableError} when part of it cannot be had now
 */
export async function listGuideFiles(
  guide: Guide,
  { ask, build, ownFiles }: ListOptions,
): Promise<GuideManifest> {
  const pages = await weighAll(ask, [...guide.pages, POCKET_PATH])
  const own = new Set(ownFiles.map(([address]) => address))
  const decoder = new TextDecoder()
  const shown = pages.flatMap(({ bytes }) => pageAddresses(decoder.decode(bytes)))
  const others = [...new Set([...shown, guide.picture])].filter(
    (address) => !own.has(address) && !address.startsWith('/assets/') && !address.startsWith('/fonts/'),
  )
  const files = await weighAll(ask, [indexAddress(guide.path), ...others])
  return { ...guide, build, files: [...pages.map(fileOf), ...ownFiles, ...files.map(fileOf)] }
}
