/**
 * Names besides localhost under which the development server answers: that of the configured origin. A page of another
 * site whose name points to this machine must not read the sources (DNS rebinding).
 * @param siteOrigin SITE_ORIGIN of the environment
 */
export const developmentHosts = (siteOrigin: string | undefined): string[] =>
  siteOrigin !== undefined && URL.canParse(siteOrigin) ? [new URL(siteOrigin).hostname] : []
