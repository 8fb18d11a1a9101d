/** What some browsers know of the network; not in the types of all. */
type Connection = { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }

/** Whether every megabyte may be paid for, or takes long. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType } =
    (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || type === 'cellular' || effectiveType?.endsWith('2g') === true
}
