/** Migrations of the database DB. */
export const MIGRATIONS_FOLDER = 'src/migrations'
/** The types of its rows, which the queries of the worker are checked against. */
export const TABLE_TYPES_FILE = 'src/platform/tables/database-tables.ts'
