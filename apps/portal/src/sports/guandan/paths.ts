/** What a handful of cards is, and what it beats. */
export const guandanTool = '/tools/guandan'
