/** `history.state.fernway` of the step that an open sheet adds, so that Back closes it. */
export const SHEET_STATE = 'sheet'
