import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createClientSessionStore } from './client-session-store.ts'
import { SessionProvider, useSession } from './session-context.tsx'

function Greeting() {
  const { user, isLoading } = useSession()
  return isLoading ? 'loading' : (user?.nickname ?? 'nobody')
}

describe('useSession', () => {
  it('returns the session of the page inside an island', async () => {
    const store = createClientSessionStore(async () => Response.json({ nickname: 'ana' }))
    const show = () =>
      renderToString(
        <SessionProvider store={store}>
          <Greeting />
        </SessionProvider>,
      )
    expect(show()).toBe('loading')
    await store.checkSession()
    expect(show()).toBe('ana')
  })

  it('throws outside its provider', () => {
    expect(() => renderToString(<Greeting />)).toThrow('SessionProvider')
  })
})
