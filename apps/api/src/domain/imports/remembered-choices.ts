import type { ProfileChoice } from '@paiji/rules'

const most = 200
const choices = new Map<string, ProfileChoice>()

/**
 * The arithmetic chosen for a file's content, worked out once: the same bytes always call for the same one, and a list
 * of imports asks again and again. `digest` is that of the bytes; without one nothing is remembered.
 */
export const rememberedChoice = (digest: string | undefined, choose: () => ProfileChoice): ProfileChoice => {
  if (digest === undefined) return choose()
  const known = choices.get(digest)
  if (known) return known
  const [oldest] = choices.keys()
  if (choices.size >= most && oldest !== undefined) choices.delete(oldest)
  const choice = choose()
  choices.set(digest, choice)
  return choice
}
