/** What names a policy whatever its version. */
interface Versioned {
  readonly kind: string
  readonly code: string
  readonly version: number
  readonly organisation: { readonly id: string } | null
}

const nameOf = ({ organisation, kind, code }: Versioned): string => [organisation?.id, kind, code].join('/')

/** The policies with their versions, the newest first, in the order in which the newest ones come. */
export const newestOfEach = <Policy extends Versioned>(
  policies: readonly Policy[],
): readonly { readonly newest: Policy; readonly versions: readonly Policy[] }[] => {
  const groups = new Map<string, Policy[]>()
  for (const policy of policies) groups.set(nameOf(policy), [...(groups.get(nameOf(policy)) ?? []), policy])
  return [...groups.values()].flatMap(group => {
    const versions = [...group].sort((a, b) => b.version - a.version)
    const [newest] = versions
    return newest ? [{ newest, versions }] : []
  })
}

/** All versions of the policy that one of them is, the newest first. */
export const versionsOf = <Policy extends Versioned & { readonly id: string }>(
  policies: readonly Policy[],
  id: string,
): readonly Policy[] =>
  newestOfEach(policies).find(({ versions }) => versions.some(one => one.id === id))?.versions ?? []
