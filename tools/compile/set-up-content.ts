import { afterEach, beforeEach } from 'vitest'
import { scenes } from '#src/posters/drawing/scenes.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { createContentErrors, formatContentError } from './content-error.ts'
import { type ContentFixture, createContentFixture } from './content-fixture.ts'
import { loadCountries } from './places/load-countries.ts'
import { readContent } from './read-content.ts'

type ContentTestSetup = Pick<ContentFixture, 'read' | 'write' | 'writePublic'> & {
  readonly contentDir: () => string
  /** What the compiler says of the content as it stands. */
  readonly errors: (options?: { readonly showsDrafts: boolean }) => readonly string[]
  /** The same after a piece of a file was replaced. */
  readonly errorsAfter: (name: string, from: string, to: string) => readonly string[]
}

/** Gives every test of a file a correct `content` folder of its own. */
export function setUpContent(): ContentTestSetup {
  const countries = new Map(loadCountries().map((country) => [country.slug, country]))
  const vocabulary = { countries, scenes: Object.keys(scenes) }
  let fixture: ContentFixture | null = null
  beforeEach(() => {
    fixture = createContentFixture()
  })
  afterEach(() => fixture?.remove())

  function current(): ContentFixture {
    if (fixture === null) throw new Error('the fixture is there inside a test only')
    return fixture
  }

  function errors({ showsDrafts } = { showsDrafts: false }): readonly string[] {
    const log = createContentErrors()
    readContent({ contentDir: current().contentDir, showsDrafts }, vocabulary, geodata, log.report)
    return log.list().map(formatContentError)
  }

  return {
    contentDir: () => current().contentDir,
    read: (name) => current().read(name),
    write: (name, text) => current().write(name, text),
    writePublic: (name, file) => current().writePublic(name, file),
    errors,
    errorsAfter(name, from, to) {
      const text = current().read(name)
      if (!text.includes(from)) throw new Error(`“${from}” is not in ${name}`)
      current().write(name, text.replace(from, to))
      return errors()
    },
  }
}
