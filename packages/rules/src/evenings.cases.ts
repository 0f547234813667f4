/** How many random evenings a sport's rulings and sheets are tried with: few with every test, many in `npm run soak`. */
const { process: program } = globalThis as { process?: { env: Record<string, string | undefined> } }
export const evenings = Number(program?.env.PAIJI_EVENINGS ?? 40)
