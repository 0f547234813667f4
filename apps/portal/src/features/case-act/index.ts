export { ActForm, FoldedAct } from './act-form'
export type { ActField } from './act-input'
export {
  DraftAppealMutation,
  FileAppealMutation,
  RequestLateLeaveMutation,
  UploadEvidenceMutation,
} from './acts.graphql'
export { type ActName, type ActValues, documentOf } from './acts'
export type { DraftDecisionMutation } from './acts.graphql'
export { EVIDENCE_ENDINGS, MOST_EVIDENCE } from './evidence-limits'
