/** What can be wrong with a panel as such. */
export const panelRuleProblemCodes = [
  'PANEL_NUMBER_NOT_ODD',
  'PANEL_QUORUM_IMPOSSIBLE',
  'PANEL_CHAIR_MISSING',
  'PANEL_TOO_FEW',
] as const

export type PanelRuleProblemCode = (typeof panelRuleProblemCodes)[number]
