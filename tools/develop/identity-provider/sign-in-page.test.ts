import { expect, it } from 'vitest'
import { signInPage } from './sign-in-page.ts'

const page = (prompt: string): string =>
  `<form autocomplete="off" action="/interaction/abc/submit" method="post"><input type="hidden" name="prompt" value="${prompt}"/></form><a href="/interaction/abc/abort">[ Cancel ]</a><summary>DEBUG information</summary>`

it('asks for a name in the site’s wording, offers the demo users, and shows nothing of the protocol', () => {
  const html = signInPage(page('login'))
  expect(html).toContain('<h1>Sign in to Fernway</h1>')
  expect(html.match(/action="\/interaction\/abc\/submit"/g)).toHaveLength(3)
  expect(html).toContain('<button type="submit">Sign in as Ana</button>')
  expect(html).toContain('href="/interaction/abc/abort"')
  expect(html).not.toContain('DEBUG')
})

it('requests consent once', () => {
  const html = signInPage(page('consent'))
  expect(html).toContain('name="prompt" value="consent"')
  expect(html).not.toContain('name="login"')
})
