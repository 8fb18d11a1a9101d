/**
 * Lower case of ASCII letters alone: some letters of other scripts have an ASCII letter as their lower case, such as the
 * Kelvin sign, so that two different addresses would become one.
 */
export const toAsciiLowerCase = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
