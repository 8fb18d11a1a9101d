import type { EngineFlow } from '#test/support/node/engines/describe-flows.ts'
import { ACCOUNT_FLOWS } from './flows/account-flows.ts'
import { MENU_FLOWS } from './flows/menu-flows.ts'
import { NEWSLETTER_FLOWS } from './flows/newsletter-flows.ts'
import { OFFLINE_FLOWS } from './flows/offline-flows.ts'
import { READING_FLOWS } from './flows/reading-flows.ts'
import { SEARCH_FLOWS } from './flows/search-flows.ts'

/** The flows that every engine has to pass. A new feature adds a file of flows and a line here. */
export const ALL_ENGINE_FLOWS: readonly EngineFlow[] = [
  ...READING_FLOWS,
  ...MENU_FLOWS,
  ...SEARCH_FLOWS,
  ...NEWSLETTER_FLOWS,
  ...ACCOUNT_FLOWS,
  ...OFFLINE_FLOWS,
]
