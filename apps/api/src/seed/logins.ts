/** Printed at the start and written in the README: everybody may know it, the demo holds nothing real. */
export const DEMO_PASSWORD = 'paiji-demo-2026'

/** The office and its second person. */
export const OFFICE = 'staff@paiji.example'
export const SECOND = 'staff2@paiji.example'

export type DemoRole = 'staff' | 'registrar' | 'director' | 'scorer' | 'clerk' | 'committee' | 'admin'

export interface DemoLogin {
  readonly email: string
  readonly password: string
  readonly nameZh: string
  readonly nameEn: string
  /** What the account may do, as role names. */
  readonly roles: readonly DemoRole[]
}

const login = (name: string, nameZh: string, nameEn: string, roles: readonly DemoRole[]): DemoLogin => ({
  email: `${name}@paiji.example`,
  password: DEMO_PASSWORD,
  nameZh,
  nameEn,
  roles,
})

/** The log-ins the start command prints. */
export const demoLogins: readonly DemoLogin[] = [
  login('staff', '办公室', 'Office', ['staff']),
  login('staff2', '办公室（复核）', 'Office, second person', ['staff']),
  login('director', '裁判长', 'Director', ['director']),
  login('director2', '值班裁判', 'Director on duty', ['director']),
  login('scorer', '记分员', 'Scorer', ['scorer']),
  login('player', '牌手', 'Player', []),
  login('partner', '牌手的同伴', 'The player’s partner', []),
  login('clerk', '申诉书记员', 'Appeals clerk', ['clerk']),
  login('committee', '仲裁委员', 'Appeals committee', ['committee']),
  login('committee2', '仲裁委员（二）', 'Appeals committee, second member', ['committee']),
  login('committee3', '仲裁委员（三）', 'Appeals committee, third member', ['committee']),
  login('admin', '管理员', 'Administrator', ['admin', 'registrar']),
  login('admin2', '管理员（复核）', 'Administrator, second person', ['admin']),
]
