/**
 * The site counts from here, and a trip that is only on a device counts below: signing in never makes the number smaller,
 * although the site needs fewer changes for the same trip.
 */
const FIRST_OF_SITE = 1_000_000

/**
 * Number of a revision in calendars, which must not become smaller (RFC 5545, 3.8.7.4).
 * @param siteSeq number of the last change that the site has; null for a trip that is only on a device. A copy with
 * changes that wait has the number of the site: of equal ones the later stamp is the newer (RFC 5546, 2.1.5)
 * @param deviceSeq number of the last change on the device
 */
export const calendarSequence = (siteSeq: number | null, deviceSeq: number): number =>
  siteSeq === null ? Math.min(deviceSeq, FIRST_OF_SITE - 1) : FIRST_OF_SITE + siteSeq
