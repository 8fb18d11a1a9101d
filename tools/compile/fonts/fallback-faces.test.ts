import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fallbackCss } from './fallback-faces.ts'

const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

/** The fallback families that a token names, in its order. */
function namedFamilies(token: string, webFont: string): readonly string[] {
  const list = new RegExp(`--${token}:([^;]+);`).exec(tokens)?.[1] ?? ''
  return [...list.matchAll(/"([^"]+)"/g)]
    .map(([, family]) => family ?? '')
    .filter((family) => family.startsWith(`${webFont} `) && family !== 'Bricolage Grotesque')
}

it.each([
  ['sans', 'Bricolage'],
  ['serif', 'Newsreader'],
])('the font families of --%s are the fallback faces of %s, in their order', (token, webFont) => {
  const families = [...fallbackCss().matchAll(/font-family: '([^']+)'/g)].map(([, family]) => family ?? '')
  const faces = [...new Set(families.filter((family) => family.startsWith(webFont)))]
  expect(namedFamilies(token, webFont)).toEqual(faces)
  expect(faces.length).toBeGreaterThan(3)
})

it('every face of a local font has the heights of the web font at its own size', () => {
  for (const face of fallbackCss().split('@font-face').slice(1)) {
    const read = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1])
    const ascent = (read('ascent-override') * read('size-adjust')) / 10_000
    const descent = (read('descent-override') * read('size-adjust')) / 10_000
    const [webAscent, webDescent] = face.includes('Bricolage') ? [0.93, 0.27] : [0.735, 0.265]
    expect(Math.abs(ascent - webAscent), face).toBeLessThan(0.006)
    expect(Math.abs(descent - webDescent), face).toBeLessThan(0.006)
  }
})
