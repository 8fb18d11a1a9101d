import { type Context, Hono } from 'hono'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { findPlace } from '#src/catalogue/find-place.ts'
import type { FrontCatalogue } from '#src/catalogue/front-catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { isRangeCurrent, parseByteRange } from '#src/http/rules/byte-range.ts'
import { isNotModified } from '#src/http/rules/conditional-request.ts'
import { requireSession } from '#src/sign-in/require-session.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { getCompleteHref, startDeferredPart, streamPage } from '#src/site/stream-page.tsx'
import { type EbookFile, findEbookFile, readEbookFile } from './ebook-files.ts'
import { customerKeys } from './library-customer.ts'
import { type OwnedBook, readOwnedBooks } from './library-grants.ts'
import { type LibraryBook, LibraryPage, LibraryShelf } from './library-page.tsx'
import { isBookId } from './shop-message.ts'
import { LIBRARY_WORDS } from './words/library-words.ts'

export type LibraryOptions = {
  readonly front: FrontCatalogue
  readonly site: SiteData
  readonly shardCount: number
}

/** Covers shown in the empty state. */
const MAX_EXAMPLES = 4
const NO_STORE = { 'cache-control': 'no-store' }

const readBooks = async (c: Context<AppEnv>): Promise<readonly OwnedBook[]> =>
  readOwnedBooks(c.env.DB, await customerKeys(c.get('session').user))

/** Sends a file, or a range of it to resume a download (RFC 9110 sections 13 and 14). */
async function sendEbook(c: Context<AppEnv>, bookId: string, file: EbookFile): Promise<Response> {
  const { size, etag, lastModified } = file
  const headers = { ...NO_STORE, etag, 'last-modified': lastModified, 'accept-ranges': 'bytes' }
  if (isNotModified(c.req.header('if-none-match') ?? null, etag)) return c.body(null, 304, headers)
  const isCurrent = isRangeCurrent(c.req.header('if-range'), etag, lastModified)
  const range = parseByteRange(isCurrent ? c.req.header('range') : undefined, size)
  if (range.kind === 'unsatisfiable')
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const { offset, length } = range.kind === 'partial' ? range : { offset: 0, length: size }
  const full = {
    ...headers,
    'content-type': 'application/epub+zip',
    'content-length': String(length),
    'content-disposition': `attachment; filename="${bookId}.epub"`,
  }
  const body =
    c.req.method === 'HEAD' ? null : await readEbookFile(c.env.LIBRARY, bookId, file, { offset, length })
  if (range.kind === 'full') return new Response(body, { status: 200, headers: full })
  const contentRange = `bytes ${offset}-${offset + length - 1}/${size}`
  return new Response(body, { status: 206, headers: { ...full, 'content-range': contentRange } })
}

/** `/profile/library`: the eBooks of the signed-in visitor, and their files for that visitor only. */
export function libraryRoutes({ front, site, shardCount }: LibraryOptions): Hono<AppEnv> {
  const { art, bestInTravel } = front
  const examples = bestInTravel.slice(0, MAX_EXAMPLES).map(({ poster }) => poster)
  const readShelf = async (c: Context<AppEnv>): Promise<readonly LibraryBook[]> => {
    const owned = await readBooks(c)
    return Promise.all(
      owned.map(async ({ id, title, placePath, grantedAtS }) => {
        const [file, place] = await Promise.all([
          findEbookFile(c.env.LIBRARY, id),
          placePath === null ? null : findPlace(c.get('readShard'), shardCount, placePath),
        ])
        return {
          id,
          title,
          size: file?.size ?? null,
          cover: place?.poster ?? art.home,
          boughtAtMs: grantedAtS * 1000,
          guide: place && { name: place.name, path: place.path },
        }
      }),
    )
  }
  return new Hono<AppEnv>()
    .get('/profile/library', requireSession('streamed'), (c) => {
      const shelf = startDeferredPart(c, async () => {
        const [books] = await Promise.all([readShelf(c), c.get('sessionVerified')])
        return <LibraryShelf books={books} shop={site.shop.guidebooks} examples={examples} />
      })
      const { title, description } = pickWords(LIBRARY_WORDS, c.get('locale'))
      return streamPage(c, [shelf], () => ({
        head: { title, description, canonicalPath: null },
        page: <LibraryPage shelf={shelf} completeHref={getCompleteHref(c)} />,
      }))
    })
    .get('/profile/library/:file{[a-z0-9-]+\\.epub}', requireSession('streamed'), async (c) => {
      const bookId = c.req.param('file').slice(0, -'.epub'.length)
      const [books] = await Promise.all([isBookId(bookId) ? readBooks(c) : [], c.get('sessionVerified')])
      const isOwned = books.some(({ id }) => id === bookId)
      const file = isOwned ? await findEbookFile(c.env.LIBRARY, bookId) : null
      return file === null ? c.notFound() : sendEbook(c, bookId, file)
    })
    .use('/profile/library/*', requireSession('page'))
}
