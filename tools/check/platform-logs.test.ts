import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'

it('the platform stores no line with the address of a request, which may contain tokens and searches', () => {
  const { observability } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  expect(observability?.logs?.enabled).toBe(true)
  expect(observability?.logs?.invocation_logs).toBe(false)
  expect(observability?.traces?.enabled ?? false).toBe(false)
})
