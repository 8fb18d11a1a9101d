export const VISITORS_PATH = '/desk/readers'
export const ALIAS_PATH = '/desk/readers/alias'
export const VISITORS_TASK_PATH = '/desk/readers/task'
