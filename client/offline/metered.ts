/** The Network Information API, which not every browser has. */
type Connection = { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string }

/** Whether the connection is metered or slow. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType } =
    (navigator as { readonly connection?: Connection }).connection ?? {}
  return saveData === true || type === 'cellular' || effectiveType?.endsWith('2g') === true
}
