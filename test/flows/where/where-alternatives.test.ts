import { describe, expect, it } from 'vitest'
import { fetchSite } from '#test/support/worker/fetch-site.ts'

const textOf = async (path: string): Promise<string> => (await fetchSite(path)).text()

describe('what an answer of /where leads on to', () => {
  it.each([
    '/where/in/january/for/beaches?step=1&continent=caribbean',
    '/where/in/january/for/beaches?step=1&continent=caribbean&from=atlantis',
  ])('offers dropping a wish only where more places would fit: %s', async (path) => {
    const { total, without } = (await (
      await fetchSite(
        path.replace('/where/in/january/for/beaches?', '/where.json?month=january&interest=beaches&'),
      )
    ).json()) as { readonly total: number; readonly without: readonly { readonly count: number }[] }
    expect(total).toBeGreaterThan(0)
    expect(without.filter(({ count }) => count <= total)).toEqual([])
  })

  it('compares in the month and from the start of the question', async () => {
    const form = /<form id="compare".*?<\/form>/s.exec(await textOf('/where/in/may?from=vienna'))?.[0]
    expect(form).toContain('<input type="hidden" name="month" value="may"/>')
    expect(form).toContain('<input type="hidden" name="from" value="vienna"/>')
    const html = await textOf('/compare?place=japan/kyoto&place=italy/venice&month=may&from=vienna')
    expect(html).toContain('<input type="hidden" name="from" value="vienna"/>')
    expect(html).toContain('href="/compare?place=italy%2Fvenice&amp;month=may&amp;from=vienna"')
  })

  it('compares distances of the way, as answers measure them', async () => {
    const html = await textOf('/compare?place=christmas-island&place=thailand&from=singapore')
    const row = /From Singapore<\/th>(.*?)<\/tr>/s.exec(html)?.[1] ?? ''
    const [km = 0] = [...row.matchAll(/([\d,]+)\s*km/g)].map(([, figure = '']) =>
      Number(figure.replace(',', '')),
    )
    expect(km).toBeGreaterThan(5000)
  })
})
