import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toSessionUser } from '#src/sign-in/rules/session-user.ts'
import { AccountSummary } from './settings-page.tsx'

const ORIGINS = { proxyOrigins: ['https://pictures.example'], hosts: { targets: {}, legacy: [] } }

function render(picture: unknown): string {
  const user = toSessionUser('s', { nickname: 'Ana', picture })
  return renderToStaticMarkup(<AccountSummary user={user} pictures={ORIGINS} />)
}

describe('AccountSummary', () => {
  it('shows a picture of an allowed origin through the image proxy', () => {
    const markup = render('https://pictures.example/ana.jpg')
    expect(markup).toContain('alt="Your picture"')
    expect(markup).toContain('/_image?url=https%3A%2F%2Fpictures.example%2Fana.jpg&amp;w=96&amp;q=75 1x')
  })

  it.each([
    'https://elsewhere.example/ana.jpg',
    'https://www.gravatar.com/avatar/1',
    'javascript:alert(1)',
    null,
  ])('shows no picture for %s', (picture) => {
    expect(render(picture)).not.toContain('<img')
  })
})
