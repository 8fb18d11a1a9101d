export const READERS_PATH = '/desk/readers'
export const ALIAS_PATH = '/desk/readers/alias'
export const READERS_TASK_PATH = '/desk/readers/task'
