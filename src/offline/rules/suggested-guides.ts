/**
 * Guides that an empty pocket is shown with, the first with its weight: countries with cities where a phone is often without
 * a network.
 */
export const SUGGESTED_GUIDES = [
  '/destinations/japan',
  '/destinations/iceland',
  '/destinations/morocco',
  '/destinations/new-zealand',
  '/destinations/portugal',
] as const
