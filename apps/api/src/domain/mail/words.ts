import type { MailTopic, Language } from './topics.js'

/** What the accounts' own mails are about. */
export const accountMailKinds = [
  'INVITATION',
  'ACCESS_LINK',
  'PASSWORD_RESET',
  'EMAIL_CHANGE',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_CHANGED',
  'RECOVERY_PROPOSED',
  'NEW_DEVICE',
] as const
export type AccountMailKind = (typeof accountMailKinds)[number]

interface MailText {
  readonly subject: string
  readonly text: string
  /** What the link is called; none where there is no link. */
  readonly action?: string
}

interface MailWords {
  readonly greeting: string
  readonly due: string
  readonly begins: string
  readonly calendar: string
  readonly open: string
  readonly why: string
  readonly settings: string
  readonly unsubscribe: string
  readonly digestSubject: string
  readonly digestIntro: string
  readonly topics: Readonly<Record<MailTopic, string>>
  readonly accounts: Readonly<Record<AccountMailKind, MailText>>
}

const english: MailWords = {
  greeting: 'Dear {name},',
  due: 'Until {due} ({zone}).',
  begins: 'It begins {due} ({zone}).',
  calendar: 'Put it into your calendar',
  open: 'Open it',
  why: 'You get this mail about “{topic}” because you have an account at {federation}.',
  settings: 'Choose what you get, and when',
  unsubscribe: 'No more mails about “{topic}”',
  digestSubject: 'What is new at {federation}: {count}',
  digestIntro: 'This is new since the last mail:',
  topics: {
    account: 'your account',
    cases: 'rulings and appeals that concern you',
    caseWork: 'cases you work on',
    entries: 'your entries',
    results: 'your results',
    lists: 'ranking lists',
    honours: 'grades, certificates and sanctions',
    office: 'work that waits at the desk',
    follows: 'what you follow',
  },
  accounts: {
    INVITATION: {
      subject: 'Your account at {federation}',
      text: 'An account was made for you at {federation}. This link sets its password; it opens once, until {until}.',
      action: 'Set the password',
    },
    ACCESS_LINK: {
      subject: 'A link to set your password at {federation}',
      text: 'An administrator made a link with which you set the password of your account. It opens once, until {until}; earlier links open no more.',
      action: 'Set the password',
    },
    PASSWORD_RESET: {
      subject: 'Set a new password',
      text: 'Somebody, presumably you, asked for a new password for this account at {federation}. The link opens once, until {until}. If it was not you, nothing has to be done: the password stays as it is.',
      action: 'Set a new password',
    },
    EMAIL_CHANGE: {
      subject: 'Confirm this address',
      text: '{name} wants to sign in at {federation} with this address from now on. The link confirms it once, until {until}. If you know nothing of this, do not open it.',
      action: 'Confirm the address',
    },
    EMAIL_CHANGE_ASKED: {
      subject: 'Another address was asked for',
      text: 'Somebody signed in to your account at {federation} asked that it sign in with another address ({masked}). If it was not you, change your password now and turn to your federation.',
    },
    EMAIL_CHANGED: {
      subject: 'Your account signs in with another address',
      text: 'Your account at {federation} signs in with another address from now on ({masked}). This is the last mail to the old one. If it was not you, turn to your federation at once.',
    },
    RECOVERY_PROPOSED: {
      subject: 'Somebody says you cannot get in to your account',
      text: 'An administrator of {federation} has proposed to reset your account because you are said to be unable to sign in. Once a second administrator agrees, your password, second factor and passkeys stop working and a link comes to this address. If you can still sign in and did not ask for this, stop it on your account page and turn to your federation.',
      action: 'Open my account',
    },
    NEW_DEVICE: {
      subject: 'A sign-in on a new device',
      text: 'On {at} someone signed in to your account at {federation} on a device or browser that had not been used for it before. If it was you, there is nothing to do. If not, change your password now and end the other sessions. Your account page shows where the sign-in came from.',
      action: 'Check the sign-ins',
    },
  },
}

const chinese: MailWords = {
  greeting: '{name}，您好：',
  due: '期限：{due}（{zone}）。',
  begins: '开始时间：{due}（{zone}）。',
  calendar: '加入日历',
  open: '打开查看',
  why: '您收到这封关于“{topic}”的邮件，是因为您在{federation}有账户。',
  settings: '选择接收哪些邮件、何时接收',
  unsubscribe: '不再接收关于“{topic}”的邮件',
  digestSubject: '{federation}新消息：{count}条',
  digestIntro: '上次邮件以来的新消息：',
  topics: {
    account: '您的账户',
    cases: '与您有关的裁定和申诉',
    caseWork: '您经办的案件',
    entries: '您的报名',
    results: '您的成绩',
    lists: '排名榜',
    honours: '等级、证书和处罚',
    office: '工作台上的待办',
    follows: '您关注的内容',
  },
  accounts: {
    INVITATION: {
      subject: '您在{federation}的账户',
      text: '{federation}已为您开设账户。请用下面的链接设置密码；链接只能使用一次，有效至{until}。',
      action: '设置密码',
    },
    ACCESS_LINK: {
      subject: '设置{federation}账户密码的链接',
      text: '管理员为您的账户生成了设置密码的链接。链接只能使用一次，有效至{until}；此前的链接已失效。',
      action: '设置密码',
    },
    PASSWORD_RESET: {
      subject: '设置新密码',
      text: '有人（应为您本人）请求为您在{federation}的账户设置新密码。链接只能使用一次，有效至{until}。如非本人操作，无需处理，密码保持不变。',
      action: '设置新密码',
    },
    EMAIL_CHANGE: {
      subject: '请确认此邮箱地址',
      text: '{name}希望今后用此地址登录{federation}。链接可确认一次，有效至{until}。如不知情，请勿打开。',
      action: '确认地址',
    },
    EMAIL_CHANGE_ASKED: {
      subject: '有人请求更换登录地址',
      text: '有人登录了您在{federation}的账户，请求改用另一地址（{masked}）登录。如非本人操作，请立即修改密码并联系您的协会。',
    },
    EMAIL_CHANGED: {
      subject: '您的账户已改用另一地址登录',
      text: '您在{federation}的账户从现在起改用另一地址（{masked}）登录。这是发往旧地址的最后一封邮件。如非本人操作，请立即联系您的协会。',
    },
    RECOVERY_PROPOSED: {
      subject: '有人提出为您重置账户',
      text: '{federation}的一位管理员提出重置您的账户，理由是您已无法登录。另一位管理员同意后，您原来的密码、第二验证方式和通行密钥都将失效，重新设置的链接会发到这个邮箱。如果您仍能登录，也没有提出过这一请求，请在账户页面中止，并与协会联系。',
      action: '打开我的账户',
    },
    NEW_DEVICE: {
      subject: '您的账户在新设备上登录',
      text: '{at}，有人用此前未用过的设备或浏览器登录了您在{federation}的账户。如为本人操作，无需处理；如非本人操作，请立即修改密码，并结束其他登录。登录来源可在账户页查看。',
      action: '查看登录记录',
    },
  },
}

/** What mails say around the sentence of a notice, and the accounts' own mails. */
export const mailWords: Readonly<Record<Language, MailWords>> = { en: english, 'zh-CN': chinese }
