export { NewPolicyView, NewRankingView } from './new-policy-view'
export { PoliciesView } from './policies-view'
