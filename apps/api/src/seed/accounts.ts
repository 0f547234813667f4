import { ADMIN, type Body, SECOND_ADMIN } from './federation.js'
import { demoLogins, type DemoLogin, type DemoRole } from './logins.js'
import { eachOf, type Troupe } from './troupe.js'

type Account = { account: { id: string }; link?: { token: string } }

/** An administrator invites somebody, who opens the one-time link and sets the password; answers the account. */
export const invite = async (
  troupe: Troupe,
  at: Date,
  organisation: string,
  { email, password, nameZh }: Pick<DemoLogin, 'email' | 'password' | 'nameZh'>,
  personNumber?: string,
): Promise<string> => {
  const input = { organisation, email, name: nameZh, ...(personNumber ? { personNumber } : {}) }
  const { account, link } = await troupe.act<Account>(
    ADMIN,
    at,
    'inviteAccount',
    input,
    'account { id } link { token }',
  )
  await troupe.accept(at, link?.token ?? '', password)
  return account.id
}

export const give = (troupe: Troupe, at: Date, account: string, role: DemoRole, scope: string): Promise<unknown> =>
  troupe.act(ADMIN, at, 'grantRole', { account, role, scope })

const OFFICE = ['staff@paiji.example', 'staff2@paiji.example']

/** The office is there from the first day: it keeps the register and the events. */
export const openOffice = async (troupe: Troupe, at: Date, federation: Body): Promise<void> => {
  type Accounts = { accounts: { edges: { node: { id: string; email: string } }[] } }
  const { accounts } = await troupe.read<Accounts>(ADMIN, at, '{ accounts(first: 10) { edges { node { id email } } } }')
  const own = accounts.edges.find(({ node }) => node.email === ADMIN)
  await give(troupe, at, own?.node.id ?? '', 'registrar', federation.id)
  for (const login of demoLogins.filter(one => OFFICE.includes(one.email)))
    await give(troupe, at, await invite(troupe, at, federation.id, login), 'staff', federation.id)
}

/** Those of the office, as the register knows them. */
const OFFICE_NAMES = [
  { family: '何', given: '文静', display: '何文静' },
  { family: '罗', given: '志强', display: '罗志强' },
] as const

/** Those of the office are people of the register too: each says "this is me", and an administrator checks it. */
export const linkOffice = async (troupe: Troupe, at: Date, federation: Body): Promise<void> => {
  for (const [index, email] of OFFICE.entries()) {
    const name = OFFICE_NAMES[index]
    if (!name) continue
    const about = { organisation: federation.id, names: [{ script: 'Hans', ...name }], surelyNew: true }
    type Made = { person: { id: string } }
    const { person } = await troupe.act<Made>(ADMIN, at, 'registerPerson', about, 'person { id }')
    type Claimed = { claim: { id: string } }
    const own = { person: person.id, proof: '办公室在职人员，可当面核对身份证。' }
    const { claim } = await troupe.act<Claimed>(email, at, 'claimPerson', own, 'claim { id }')
    await troupe.act(ADMIN, at, 'decideClaim', { claim: claim.id, accept: true, reason: '已当面核对。' })
  }
}

export interface Holders {
  /** Numbers of the register's people, by the log-in's name. */
  readonly numbers: Readonly<Record<string, string>>
  /** Where the directors and the scorer are at work. */
  readonly association: Body
}

/** Everybody else who can log in: players, directors, the clerk and the committee, each with the roles of the place. */
export const openAccounts = (troupe: Troupe, at: Date, federation: Body, holders: Holders): Promise<unknown> =>
  eachOf(
    demoLogins.filter(({ email }) => ![...OFFICE, ADMIN, SECOND_ADMIN].includes(email)),
    3,
    async login => {
      const number = holders.numbers[login.email.split('@')[0] ?? '']
      const account = await invite(troupe, at, federation.id, login, number)
      for (const role of login.roles) {
        const local = role === 'director' || role === 'scorer'
        await give(troupe, at, account, role, local ? holders.association.id : federation.id)
      }
    },
  )
