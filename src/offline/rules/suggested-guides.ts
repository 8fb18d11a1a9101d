/**
 * Guides that `/pocket` suggests when none is downloaded, the first one with its size: countries with cities where
 * mobile networks are often unavailable.
 */
export const SUGGESTED_GUIDES = [
  '/destinations/japan',
  '/destinations/iceland',
  '/destinations/morocco',
  '/destinations/new-zealand',
  '/destinations/portugal',
] as const
