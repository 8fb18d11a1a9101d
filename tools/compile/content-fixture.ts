import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { BENIN, KARA, TOGO } from './content-samples.ts'

export const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

const REAL_CONTENT = join(PROJECT_ROOT, 'content')
const FOOTER = `- heading: Top destinations
  links:
    - label: Benin
      href: /destinations/benin
`

const NAVIGATION = `- title: Destinations
  url: /places
  cta: { title: All destinations, url: /places }
  featured:
    title: Benin by boat
    description: The market comes to the house.
    url: /destinations/benin
    image: benin
    cta: { title: Read the guide, url: /destinations/benin }
  submenu:
    - title: Trending
      items:
        - url: /destinations/togo
    - title: Countries
      from: countries
    - title: Continents
      from: continents
- title: Books
  displayTitle: Books to carry
  url: shop:guidebooks
  cta: { title: All guidebooks, url: shop:guidebooks }
  featured:
    title: On paper
    description: Sold in a shop of its own.
    url: shop:ebooks
    image: togo
    cta: { title: Browse, url: shop:ebooks }
  submenu:
    - title: Guide Types
      items:
        - title: Tours
          description: With our partner.
          url: partner:tours
          image: togo/kara
`

/** A small correct `content` folder in a folder of its own, to be broken by tests. */
export type ContentFixture = {
  readonly contentDir: string
  readonly folder: string
  /** `name` is relative to `content`; missing folders are made. */
  readonly write: (name: string, text: string) => void
  /** `name` is relative to `public`. */
  readonly writePublic: (name: string, file: Uint8Array) => void
  readonly read: (name: string) => string
  readonly remove: () => void
}

export function createContentFixture(): ContentFixture {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-content-'))
  const contentDir = join(folder, 'content')
  const write = (name: string, text: string): void => {
    const path = join(contentDir, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const writePublic = (name: string, file: Uint8Array): void => {
    const path = join(folder, 'public', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file)
  }
  const read = (name: string): string => readFileSync(join(contentDir, name), 'utf8')
  for (const name of ['countries.yaml', 'continents.yaml', 'site.yaml', 'topics.yaml']) {
    cpSync(join(REAL_CONTENT, name), join(contentDir, name))
  }
  write('continents.yaml', read('continents.yaml').replace(/\(\/destinations\/[^)]+\)/g, '(/places)'))
  const site = read('site.yaml').replace(/^ {2}place: .*$/m, '  place: benin')
  write('site.yaml', site.replace(/bestInTravelSize: \d+/, 'bestInTravelSize: 1'))
  write('footer.yaml', FOOTER)
  write('navigation.yaml', NAVIGATION)
  write('landmarks.yaml', 'benin: [Ganvié]\n')
  write('names-abroad.yaml', 'togo/kara: { names: [Lama-Kara], adjectives: [Karan] }\n')
  write('best-in-travel.yaml', '- place: benin\n  category: countries\n  tags: [lagoons]\n')
  write('destinations/africa/benin.md', BENIN)
  write('destinations/africa/togo.md', TOGO)
  write('destinations/africa/togo/kara.md', KARA)
  return { contentDir, folder, write, writePublic, read, remove: () => rmSync(folder, { recursive: true }) }
}

/** Line of a text on which a fragment first stands, from 1. */
export function lineOfFragment(text: string, fragment: string): number {
  const index = text.indexOf(fragment)
  if (index === -1) throw new Error(`“${fragment}” is not in the text`)
  return text.slice(0, index).split('\n').length
}
