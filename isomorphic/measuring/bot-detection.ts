/** Programs that read the site without a visitor; Cubot makes phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|lighthouse|pagespeed|pingdom|uptime|monitor|curl\/|wget\/|python-|libwww|scrapy|phantomjs|archiver|mediapartners|preview\/|validator|^(?:node|undici)$/i
const HEADLESS = /HeadlessChrome/i
/** Code that a visitor's browser brings along, which is not ours to mend. */
const EXTENSION = /^(?:[a-z]+-)*extension:|^safari-web-extension:|^chrome:|^resource:/i
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** A local run is its own site; everything else is taken for production. */
const isProduction = (siteOrigin: string): boolean => !LOOPBACK.test(new URL(siteOrigin).host)

/**
 * Whether a request comes from a program rather than a visitor (M1.26): known crawlers, no User-Agent, and in
 * production browsers without a window.
 */
export function isBot(userAgent: string | undefined, siteOrigin: string): boolean {
  if (userAgent === undefined || userAgent.trim() === '') return true
  return BOT.test(userAgent) || (isProduction(siteOrigin) && HEADLESS.test(userAgent))
}

/** Whether an error happened in an extension, or on a page of a preview or local host that is not this deployment. */
export function isForeignError(files: readonly string[], host: string, siteOrigin: string): boolean {
  if (host !== '' && host !== new URL(siteOrigin).host) return true
  return EXTENSION.test(files.find((file) => file !== '') ?? '')
}
