import { Hono } from 'hono'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { AppEnv } from '#src/http/app-env.ts'
import { countCatalogues } from './count-catalogues.ts'
import { LanguagesPage } from './languages-page.tsx'
import { LANGUAGES_PATH } from './languages-path.ts'
import { TRANSLATION_REPORT, type TranslationReport } from './translation-report.ts'
import { TIERS } from './translation-tiers.ts'

const NO_REPORT: TranslationReport = { pages: [], stale: {} }

/** `/desk/languages`: how far this build is translated. Without static files the matrix is empty. */
export function languagesRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(LANGUAGES_PATH, async (c) => {
    const [report, catalogues] = await Promise.all([
      c.get('readShard')<TranslationReport>(TRANSLATION_REPORT),
      countCatalogues(),
    ])
    const language = TRANSLATED_TAGS.find((tag) => tag === c.req.query('language')) ?? 'de'
    const tier = TIERS.find((each) => each === c.req.query('text')) ?? 'house'
    return renderAdminPage(c, {
      title: 'languages',
      page: <LanguagesPage report={report ?? NO_REPORT} {...{ catalogues, language, tier }} />,
    })
  })
}
