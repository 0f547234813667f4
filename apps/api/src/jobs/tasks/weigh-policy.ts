import { weighPolicy } from '../../domain/policies/weigh-policy.js'
import type { Task } from '../task.js'

/** Whom a new version of a policy would have moved. */
export const weighPolicyTask: Task<'weigh-policy'> = async (deps, { policyId }) => {
  await weighPolicy(deps, policyId)
  return []
}
