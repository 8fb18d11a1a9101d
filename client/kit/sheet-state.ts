/** `history.state.fernway` of the history entry that an open sheet adds, so that Back closes the sheet. */
export const SHEET_STATE = 'sheet'
