import { ActionIcon, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/current_user'
import { useSettings } from '@/lib/settings'
import classes from './top_bar.module.css'

/** The initials of the signed-in person; the menu says who that is, and for which company. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const name = useCurrentUser().data?.name ?? ''
  return (
    <div className={classes.wide}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={name ? `${t('top_bar.account')}: ${name}` : t('top_bar.account')}
          >
            <span className={classes.initials} data-initials={initialsOf(name)} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AccountItems />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** The signed-in person and the way to the own account, for this menu and the one of the narrow top bar. */
export function AccountItems() {
  const { t } = useTranslation('shell')
  const { data: me } = useCurrentUser()
  const companyName = useSettings().data?.companyInfo.companyName
  if (!me) return null
  const place = [t(`role.${me.role}`), companyName].filter(Boolean).join(' · ')
  return (
    <>
      <div className={classes.person}>
        <strong>{me.name || me.email}</strong>
        {me.name && <span>{me.email}</span>}
        <span>{place}</span>
      </div>
      <Menu.Divider />
      <Menu.Item component={Link} to={me.isEmployee ? '/account' : '/settings?section=account'}>
        {t('top_bar.account')}
      </Menu.Item>
    </>
  )
}

/** @returns the first letters of the first and the last word, `PÖ` of "Petra Öztürk" */
function initialsOf(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase()).join('')
}
