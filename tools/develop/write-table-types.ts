import { writeFileSync } from 'node:fs'
import { describeTables } from './table-types/describe-tables.ts'
import { MIGRATIONS_FOLDER, TABLE_TYPES_FILE } from './table-types/table-types-file.ts'

writeFileSync(TABLE_TYPES_FILE, describeTables(MIGRATIONS_FOLDER))
