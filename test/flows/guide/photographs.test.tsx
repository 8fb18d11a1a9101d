import { describe, expect, it } from 'vitest'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { DestinationPage } from '#src/guide/destination/pages/destination-page.tsx'
import { ArticlePage } from '#src/guide/story/pages/article-page.tsx'
import { loadPhotographList, loadPhotographParts } from '#src/photographs/load-photograph-parts.ts'
import { TextPage } from '#src/site/components/text-page.tsx'
import { renderInLayout } from '#test/support/worker/framed-page.tsx'
import { SAMPLE_PHOTOGRAPH } from '#test/support/worker/images/photograph-samples.ts'
import { SAMPLE_BASE, SAMPLE_FULL, SAMPLE_PLACES, SAMPLE_SITE } from '#test/support/worker/page-samples.ts'
import { SAMPLE_TEXT_PAGE, sampleArticle } from '#test/support/worker/story-samples.ts'

const CONTEXT = { images: SAMPLE_PLACES, siteOrigin: 'https://guide.example' }
const AROUND = { site: SAMPLE_SITE, images: SAMPLE_PLACES, origin: 'https://guide.example' }
const STORY = sampleArticle(SAMPLE_BASE)
const figureOf = async (photo: Photograph | undefined, place: 'guide' | 'story') =>
  (await loadPhotographParts({ photo, poster: STORY.poster }, place, CONTEXT)).figure

describe('a photograph', () => {
  const FIGURE = /<figure class="[^"]*photograph.*?<\/figure>/s

  it('adds its figure to a guide and nothing else, below the text that opens it', async () => {
    const plain = renderInLayout(<DestinationPage place={SAMPLE_FULL} mapBase={SAMPLE_BASE} {...AROUND} />)
    const photograph = await figureOf(SAMPLE_PHOTOGRAPH, 'guide')
    const markup = renderInLayout(
      <DestinationPage place={SAMPLE_FULL} photograph={photograph} mapBase={SAMPLE_BASE} {...AROUND} />,
    )
    expect(plain).not.toContain('photograph')
    expect(markup.match(FIGURE)).not.toBeNull()
    expect(markup.replace(FIGURE, '')).toBe(plain)
    expect(markup).not.toMatch(/ style=|<style|<script| on[a-z]+=/)
    expect(markup.search(FIGURE)).toBeGreaterThan(markup.indexOf('id="overview-title"'))
  })

  it('stands in a story after its first section, and leaves a story without one as it is', async () => {
    const html = '<p>One.</p><h2 id="a">A</h2><p>Two.</p><h2 id="b">B</h2><p>Three.</p>'
    const story = { ...STORY, html }
    const photograph = await figureOf(SAMPLE_PHOTOGRAPH, 'story')
    const markup = renderInLayout(<ArticlePage article={story} photograph={photograph} {...AROUND} />)
    const after = markup.slice(markup.search(FIGURE))
    expect(markup.slice(0, markup.search(FIGURE))).toContain('<p>Two.</p>')
    expect(after).toContain('<div class="prose article-prose"><h2 id="b">B</h2><p>Three.</p></div>')
    for (const photo of [undefined, { ...SAMPLE_PHOTOGRAPH, source: 'https://elsewhere.example/lake.jpg' }]) {
      const plain = <ArticlePage article={story} photograph={await figureOf(photo, 'story')} {...AROUND} />
      expect(renderInLayout(plain)).toContain(`">${html}</div>`)
    }
  })

  it('is listed on the page about the guide, after the text', async () => {
    const { caption, credit, licence, href, year } = SAMPLE_PHOTOGRAPH
    const listed = {
      page: { name: 'Togo', path: '/destinations/togo' },
      caption,
      credit,
      licence,
      href,
      year,
    }
    const page = (
      <TextPage
        page={SAMPLE_TEXT_PAGE}
        closing={await loadPhotographList([listed])}
        contactAddress="a@b.test"
      />
    )
    expect(await loadPhotographList(undefined)).toBeNull()
    expect(renderInLayout(page)).toMatch(/Say which sentence.*photograph-list.*id="write-to-us"/s)
  })
})
