import { getLocale, getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { DisclosureMenu } from '@/components/ui/disclosure-menu'
import { PersonIcon } from '@/components/ui/icons'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { hasDesk, loadViewer, nameOfViewer, type PortalViewer, waitingCount } from './load-viewer'
import { LoginLink } from './login-link'
import { SignOutFields } from './sign-out-fields'

/** So many roles that the links beneath stay on a small screen; a director has one for each event. */
const MOST_ROLES = 4

async function ViewerRoles({ viewer }: { readonly viewer: PortalViewer }) {
  const [t, locale] = await Promise.all([getTranslations('role'), getLocale()])
  if (viewer.roles.length === 0) return null
  return (
    <ul className="mt-1 text-muted text-sm">
      {viewer.roles.slice(0, MOST_ROLES).map((role, index) => (
        <li key={index}>
          {t(role.role)}
          {role.scopeName ? ` · ${locale === 'en' ? role.scopeName.en : role.scopeName.zh}` : ''}
        </li>
      ))}
      {viewer.roles.length > MOST_ROLES ? <li>{`+ ${viewer.roles.length - MOST_ROLES}`}</li> : null}
    </ul>
  )
}

/** The way to the own matters, the account, the desk and the page of the player; with what waits there. */
async function Ways({ viewer }: { readonly viewer: PortalViewer }) {
  const t = await getTranslations('frame')
  const atDesk = waitingCount(viewer)
  return (
    <ul className="mt-3 flex flex-col border-rule border-t pt-2">
      <li>
        <Link href={paths.my} className="flex min-h-10 items-center justify-between">
          {t('my')}
          {viewer.waiting.notices > 0 ? (
            <span className="text-muted text-sm">{t('unread', { count: viewer.waiting.notices })}</span>
          ) : null}
        </Link>
      </li>
      <li>
        <Link href={paths.myAccount} className="flex min-h-10 items-center">
          {t('myAccount')}
        </Link>
      </li>
      {hasDesk(viewer) ? (
        <li>
          <Link href="/desk" className="flex min-h-10 items-center justify-between">
            {t('desk')}
            {atDesk > 0 ? <span className="text-muted text-sm">{t('waiting', { count: atDesk })}</span> : null}
          </Link>
        </li>
      ) : null}
      {viewer.person ? (
        <li>
          <Link href={paths.player(viewer.person)} className="flex min-h-10 items-center">
            {t('myPage')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/** Log-in for strangers; for the others their name, what waits for them and the way to their desk. */
export async function AccountMenu() {
  const [t, locale, answer] = await Promise.all([getTranslations('frame'), getLocale(), loadViewer()])
  const viewer = answer.ok ? answer.data.viewer : undefined
  if (!viewer?.accountId) return <LoginLink label={t('logIn')} inBar />
  const [atDesk, { notices }] = [waitingCount(viewer), viewer.waiting]
  const waiting = atDesk + notices
  const name = nameOfViewer(viewer, locale)
  return (
    <DisclosureMenu
      label={[
        t('accountOf', { name }),
        ...(atDesk > 0 ? [t('waiting', { count: atDesk })] : []),
        ...(notices > 0 ? [t('unread', { count: notices })] : []),
      ].join(' · ')}
      summary={
        <>
          <PersonIcon />
          <span className="hidden max-w-28 truncate md:inline">{name}</span>
          {waiting > 0 ? (
            <span className="figures min-w-5 shrink-0 whitespace-nowrap rounded-full bg-seal px-1.5 text-center text-seal-ink text-xs leading-5">
              {waiting}
            </span>
          ) : null}
        </>
      }
    >
      <p className="font-medium">{name}</p>
      <ViewerRoles viewer={viewer} />
      <Ways viewer={viewer} />
      <form action="/session" method="post" className="mt-2">
        <SignOutFields />
        <Button type="submit" size="small" className="w-full">
          {t('logOut')}
        </Button>
      </form>
    </DisclosureMenu>
  )
}
