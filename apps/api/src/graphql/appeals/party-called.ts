import type { RequestContext } from '../../context.js'
import type { CaseParty } from '../../domain/appeals/case-access.repo.js'
import { calledAlike } from '../../domain/registry/called.js'
import { calledAccountLoader, calledPersonLoader } from '../registry/registry.loaders.js'
import type { BilingualType } from '../shared/bilingual.type.js'

/** What a party is called: by the register, by its account, else as it was entered. */
export const partyCalled = async (ctx: RequestContext, party: CaseParty): Promise<BilingualType> => {
  const { personId, accountId, nameAsEntered } = party
  const person = personId === null ? undefined : await ctx.load(calledPersonLoader).load(personId)
  const account = accountId === null || person ? undefined : await ctx.load(calledAccountLoader).load(accountId)
  return person ?? account ?? calledAlike(nameAsEntered)
}
