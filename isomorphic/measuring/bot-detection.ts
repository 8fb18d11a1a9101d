/** Bots, by User-Agent; Cubot is a phone brand. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|lighthouse|pagespeed|pingdom|uptime|monitor|curl\/|wget\/|python-|libwww|scrapy|phantomjs|archiver|mediapartners|preview\/|validator|^(?:node|undici)$/i
const HEADLESS = /HeadlessChrome/i
/** Code of browser extensions and of the browser itself, whose errors this site cannot fix. */
const EXTENSION = /^(?:[a-z]+-)*extension:|^safari-web-extension:|^chrome:|^resource:/i
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Loopback origins are local runs; all others count as production. */
const isProduction = (siteOrigin: string): boolean => !LOOPBACK.test(new URL(siteOrigin).host)

/**
 * Whether a request comes from a bot (M1.26): a known crawler, no User-Agent, or, in production, a headless browser.
 */
export function isBot(userAgent: string | undefined, siteOrigin: string): boolean {
  if (userAgent === undefined || userAgent.trim() === '') return true
  return BOT.test(userAgent) || (isProduction(siteOrigin) && HEADLESS.test(userAgent))
}

/** Whether an error comes from an extension, or from a page of a preview or local host that is not this deployment. */
export function isForeignError(files: readonly string[], host: string, siteOrigin: string): boolean {
  if (host !== '' && host !== new URL(siteOrigin).host) return true
  return EXTENSION.test(files.find((file) => file !== '') ?? '')
}
