import { join } from 'node:path'

/** Fonts that common systems have when they have no others: each a fontconfig file of `test/support/fonts`. */
export type SystemFonts = 'arial' | 'android' | 'noto' | 'dejavu'

/**
 * The environment in which a Chromium of Linux has these fonts and no others, whatever the machine has. Chromium on other
 * systems does not ask fontconfig.
 */
export const withSystemFonts = (fonts: SystemFonts): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  FONTCONFIG_FILE: join(process.cwd(), 'test/support/fonts', `${fonts}.conf`),
})
