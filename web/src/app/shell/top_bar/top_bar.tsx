import { Burger } from '@mantine/core'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRole } from '@/lib/session/current_user'
import { useSession } from '@/lib/session/session'
import { useTarget } from '../../target'
import { Later } from '../later'
import { PaletteButton, usePaletteKey } from '../palette/palette_button'
import { drawerAtom } from '../sidebar/drawer_state'
import { Slot } from '../slot'
import { AccountMenu } from './account_menu'
import { ColorSwitcher } from './color_switcher'
import { CompanyName } from './company_name'
import { LanguageSwitcher } from './language_switcher'
import { LogoutButton } from './logout_button'
import classes from './top_bar.module.css'
import { topBarLinks } from './top_bar_links'
import { TopBarMenu } from './top_bar_menu'

export function TopBar() {
  const { t } = useTranslation('shell')
  const { isSuperAdmin } = useSession()
  const [isDrawerOpen, setDrawerOpen] = useAtom(drawerAtom)
  // Super admins have no button for it (specification, section 2).
  usePaletteKey()
  return (
    <header className={classes.bar}>
      <Burger
        className={classes.narrow}
        size="sm"
        opened={isDrawerOpen}
        aria-label={t('top_bar.toggle_sidebar')}
        aria-expanded={isDrawerOpen}
        onClick={() => setDrawerOpen(!isDrawerOpen)}
      />
      {isSuperAdmin ? <SuperAdminBar /> : <CompanyBar />}
    </header>
  )
}

function SuperAdminBar() {
  const { t } = useTranslation('shell')
  return (
    <>
      <span className={classes.name}>{t('top_bar.super_admin')}</span>
      <div className={classes.tools}>
        <LogoutButton />
      </div>
    </>
  )
}

function CompanyBar() {
  const { t } = useTranslation('shell')
  const links = topBarLinks(useRole())
  const { pathname } = useTarget()
  return (
    <>
      <CompanyName />
      <nav className={`${classes.links} ${classes.wide}`} aria-label={t('top_bar.label')}>
        {links.map(({ path, key }) => (
          <Link
            key={path}
            to={path}
            className={classes.link}
            aria-current={path === pathname ? 'page' : undefined}
          >
            {t(key)}
          </Link>
        ))}
      </nav>
      <div className={classes.tools}>
        <div className={classes.late}>
          <Later>
            <Slot name="topBar" />
          </Later>
        </div>
        <PaletteButton />
        <ColorSwitcher />
        <LanguageSwitcher />
        <AccountMenu />
        <TopBarMenu links={links} />
        <LogoutButton />
      </div>
    </>
  )
}
