/** Stands in the markup of a page where a part of it is still missing. */
export const LATE_MARK = '<!--late-->'
