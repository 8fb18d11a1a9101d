import { createRandom, pickOne, type RandomRange } from '#art/drawing/random.ts'
import { imageProxyAddress } from '#isomorphic/images/image-proxy-address.ts'

export type SoakRequest = {
  readonly kind: string
  readonly path: string
  readonly init: RequestInit
}

/** Existing URLs, read from the site itself. */
export type SoakAddresses = {
  readonly pages: readonly [string, ...string[]]
  readonly posters: readonly [string, ...string[]]
  readonly cards: readonly [string, ...string[]]
  readonly names: readonly [string, ...string[]]
}

type Draw = (random: RandomRange, addresses: SoakAddresses, count: number) => Omit<SoakRequest, 'kind'>

const IMAGE_FILES = ['benin.jpg', 'borneo.jpg'] as const
const WIDTHS = [384, 640, 828, 1080, 1200] as const
const ACCEPTS = ['image/webp', '*/*'] as const
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

function toPathList<Entry>(found: Iterable<Entry>): readonly [Entry, ...Entry[]] {
  const [first, ...others] = found
  if (first === undefined) throw new Error('the site has no pages; run npm run build first')
  return [first, ...others]
}

const get = (path: string, headers: Record<string, string> = {}) => ({ path, init: { headers } })
const randomLetters = (random: RandomRange, many: number): string =>
  Array.from({ length: many }, () => ALPHABET[Math.floor(random(0, ALPHABET.length))]).join('')
/** The beginning of a name, extended by random characters to a new search query. */
const partialName = (random: RandomRange, { names }: SoakAddresses): string =>
  `${pickOne(random, names).slice(0, Math.floor(random(2, 9)))}${randomLetters(random, Math.floor(random(0, 4)))}`
const otherVersion = (random: RandomRange, address: string): string =>
  address.replace(/\.[0-9a-f]{6}\//, `.${Math.floor(random(0, 0xffffff)).toString(16).padStart(6, '0')}/`)

function signUp(count: number): Omit<SoakRequest, 'kind'> {
  const body = JSON.stringify({
    source: 'Soak',
    email: `soak-${count}@mail.example`,
    formName: 'f',
    formType: 't',
  })
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  return { path: '/api/newsletter', init: { method: 'POST', headers, body } }
}

/** The traffic of an hour, in parts of a thousand: mostly pages, and many URLs that were never requested before. */
const REQUEST_MIX: readonly (readonly [what: string, parts: number, draw: Draw])[] = [
  ['page', 480, (random, { pages }) => get(pickOne(random, pages))],
  [
    'suggestions',
    130,
    (random, all) => get(`/api/suggest?q=${encodeURIComponent(partialName(random, all))}`),
  ],
  ['search', 80, (random, all) => get(`/search?q=${encodeURIComponent(partialName(random, all))}`)],
  ['poster', 110, (random, { posters }) => get(pickOne(random, posters))],
  [
    'poster, made-up version',
    30,
    (random, { posters }) => get(otherVersion(random, pickOne(random, posters))),
  ],
  [
    'picture',
    40,
    (random) =>
      get(imageProxyAddress(`/images/prints/${pickOne(random, IMAGE_FILES)}`, pickOne(random, WIDTHS)), {
        accept: pickOne(random, ACCEPTS),
      }),
  ],
  ['card', 2, (random, { cards }) => get(pickOne(random, cards))],
  ['unknown page', 50, (random) => get(`/destinations/${randomLetters(random, 12)}`)],
  ['unknown file', 25, (random) => get(`/assets/${randomLetters(random, 8)}.js`)],
  [
    'layout and profile',
    48,
    (random) => get(pickOne(random, ['/api/layout', '/api/auth/profile', '/profile/saves'])),
  ],
  ['sign-up', 5, (_random, _all, count) => signUp(count)],
]
/** One entry per part, to draw from. */
const PARTS = toPathList(
  REQUEST_MIX.flatMap(([what, parts, draw]) => Array.from({ length: parts }, () => ({ what, draw }))),
)

/** The requests of an hour in the same order for every run, each from one of 20,000 networks. */
export function createTraffic(addresses: SoakAddresses): () => SoakRequest {
  const random = createRandom(20_261_122)
  let count = 0
  return () => {
    count += 1
    const { what, draw } = pickOne(random, PARTS)
    const { path, init } = draw(random, addresses, count)
    const client = Math.floor(random(0, 20_000))
    const network = `10.77.${client >> 8}.${client & 255}`
    return { kind: what, path, init: { ...init, headers: { ...init.headers, 'cf-connecting-ip': network } } }
  }
}

const MAX_NAMES = 400

/** Reads the sitemap, and some pages for the URLs of their subresources. */
export async function readAddresses(origin: string, siteOrigin: string): Promise<SoakAddresses> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = toPathList(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replace(siteOrigin, '')),
  )
  const texts = await Promise.all(pages.slice(0, 60).map(async (path) => (await fetch(origin + path)).text()))
  const html = texts.join('\n')
  return {
    pages,
    posters: toPathList(new Set(html.match(/\/posters\/[a-z0-9/.-]+\.svg/g))),
    cards: toPathList(new Set(html.match(/\/cards\/[a-z0-9/.-]+\.png/g))),
    names: toPathList(
      pages
        .slice(0, MAX_NAMES)
        .map((path) => path.slice(path.lastIndexOf('/') + 1))
        .filter(Boolean),
    ),
  }
}
