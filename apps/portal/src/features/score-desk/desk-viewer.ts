import { loadViewer } from '@/features/sign-in'

/** Whose desk it is. */
export interface DeskViewer {
  /** Empty for strangers: what they enter is kept under no name. */
  readonly account: string
  readonly mayOpenList: boolean
}

export const loadDeskViewer = async (): Promise<DeskViewer> => {
  const answer = await loadViewer()
  if (!answer.ok) return { account: '', mayOpenList: false }
  const { accountId, permissions } = answer.data.viewer
  return { account: accountId ?? '', mayOpenList: permissions.canOpenScoring.allowed }
}
