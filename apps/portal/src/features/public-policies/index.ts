export { PolicyPageView } from './policy-page-view'
export { PublicPoliciesView } from './public-policies-view'
