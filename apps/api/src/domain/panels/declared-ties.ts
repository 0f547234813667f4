/** Ties that only the member can know. */
export const declaredTies = ['family', 'captain', 'coach', 'business', 'otherDeclared'] as const
export type DeclaredTie = (typeof declaredTies)[number]

/** Whether a finding comes from a disclosure rather than from the records. */
export const isDeclared = <Finding extends { readonly code: string }>(
  finding: Finding,
): finding is Finding & { readonly code: DeclaredTie } => declaredTies.some(tie => tie === finding.code)
