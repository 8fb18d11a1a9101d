import { startIslands } from './browser/start-islands.ts'

startIslands(import.meta.glob('./islands/*.island.tsx'))
