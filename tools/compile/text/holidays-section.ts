/** The id of the section of a guide with the table of holidays, which compilers of languages look for. */
export const HOLIDAYS_SECTION = 'public-holidays'
