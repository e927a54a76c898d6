import { Skeleton } from '@mantine/core'
import { useSetAtom } from 'jotai'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudiences, useRole } from '@/lib/session/current_user'
import { useSettings } from '@/lib/settings'
import type { MenuEntry } from '../../define_feature'
import { useTarget } from '../../target'
import { CompanyLogo } from '../company_logo'
import { menuPathOf, visibleMenu } from '../visible'
import { drawerAtom } from './drawer_state'
import { SalesGroup } from './sales_group'
import classes from './sidebar.module.css'
import { SidebarLink } from './sidebar_link'
import { useSalesGroup } from './use_sales_group'

const SKELETONS = ['60%', '45%', '52%', '38%', '56%', '48%']

/** The main menu: what the features offer to the user's role. Skeletons until the role is known. */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const role = useRole()
  const audiences = useAudiences()
  const settings = useSettings()
  const closeDrawer = useSetAtom(drawerAtom)
  const isLoading = role === undefined || (settings.isLoading && role !== 'superAdmin')
  const menu = visibleMenu(audiences)
  const entriesOf = (group: MenuEntry['group']) =>
    menu.filter((entry) => (entry.group ?? 'main') === group)
  const here = menuPathOf(useTarget().pathname, menu)
  const sales = entriesOf('sales')
  const { isOpen, toggle, close } = useSalesGroup(sales, here)

  const onNavigate = () => {
    close()
    closeDrawer(false)
  }
  const linkTo = (entry: MenuEntry) => (
    <SidebarLink key={entry.path} entry={entry} here={here} onNavigate={onNavigate} />
  )
  return (
    <nav className={classes.sidebar} aria-label={t('sidebar.label')}>
      <CompanyLogo
        isLoading={isLoading}
        path={settings.data?.companyInfo.logo}
        companyName={settings.data?.companyInfo.companyName}
      />
      {isLoading ? (
        <Skeletons />
      ) : (
        <>
          <div className={classes.entries}>
            <SalesGroup
              entries={sales}
              onToggle={toggle}
              here={here}
              isOpen={isOpen}
              onNavigate={onNavigate}
            />
            <div className={classes.below} data-moved={isOpen || undefined} style={roomFor(sales)}>
              {entriesOf('main').map(linkTo)}
            </div>
          </div>
          <div className={classes.bottom}>{entriesOf('bottom').map(linkTo)}</div>
        </>
      )}
    </nav>
  )
}

/** The open group takes this room; the entries below it move down by as much. */
const roomFor = (sales: MenuEntry[]): CSSProperties & { '--sales-entries': number } => ({
  '--sales-entries': sales.length,
})

function Skeletons() {
  return SKELETONS.map((width) => (
    <div key={width} className={classes.skeleton} aria-hidden>
      <Skeleton height={12} width={width} />
    </div>
  ))
}
