/** The assets binding ignores everything but the path; the dev server refuses hosts outside `localhost`. */
export const ASSETS_ORIGIN = 'https://assets.localhost'
