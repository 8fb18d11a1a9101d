/** A string as an SQLite literal. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`
