import type { EnginePage } from './engine-page.ts'

/** Completes the provider's login and consent forms. */
export async function submitProviderForms(page: EnginePage, target: string): Promise<void> {
  const login = `reader-${crypto.randomUUID().slice(0, 8)}`
  await page.type('input[name="login"]', login)
  await page.type('input[name="password"]', 'any')
  await page.press('Enter')
  const isBack = await page.until(
    'the second form',
    (wanted) => {
      const isLoaded =
        document.readyState === 'complete' && document.querySelector('input[name="login"]') === null
      return isLoaded ? { isThere: location.pathname + location.search === wanted } : null
    },
    target,
  )
  if (!isBack.isThere) await page.click('button[type="submit"]')
  await page.expectPath(target)
}

/** Signs in with a new account and waits for the return page. */
export async function signInWithEngine(page: EnginePage, target: string): Promise<void> {
  await page.open(`/api/auth/login?returnTo=${encodeURIComponent(target)}`)
  await submitProviderForms(page, target)
}
