import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountItems } from './account_menu'
import { ColorItems } from './color_switcher'
import classes from './top_bar.module.css'
import type { TopBarLink } from './top_bar_links'

/** The person, the links and the colours of the top bar below 1200 px. */
export function TopBarMenu({ links }: { links: TopBarLink[] }) {
  const { t } = useTranslation('shell')
  const others = links.filter(({ path }) => path !== '/account')
  return (
    <div className={classes.narrow}>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('top_bar.more')}>
            <IconDotsVertical size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <AccountItems />
          <Menu.Divider />
          {others.map(({ path, key }) => (
            <Menu.Item key={path} component={Link} to={path}>
              {t(key)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Label>{t('top_bar.colors')}</Menu.Label>
          <ColorItems />
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
