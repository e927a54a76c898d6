import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconHeartbeat,
  IconRepeat,
  IconSettings,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const PAGES = [
  { to: '/admin/users', label: 'users.title', icon: IconUsers },
  { to: '/admin/operations', label: 'operations.title', icon: IconHeartbeat },
  { to: '/admin/settings', label: 'settings.title', icon: IconSettings },
  { to: '/account', label: 'account', icon: IconUserCircle },
  { to: '/recurring-invoices', label: 'recurring', icon: IconRepeat },
] as const

/** Pages with a button of their own where there is room; the menu has the rest, and on a phone all of them. */
const BUTTONS = 3

/** The sidebar of super admins has two entries; what else they may open is linked here. */
export function FurtherPages() {
  const { t } = useTranslation('admin')
  return (
    <>
      {PAGES.slice(0, BUTTONS).map(({ to, label, icon: Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="default"
          visibleFrom="sm"
          leftSection={<Icon size={16} aria-hidden />}
        >
          {t(label)}
        </Button>
      ))}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('further')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {PAGES.map(({ to, label, icon: Icon }, index) => (
            <Menu.Item
              key={to}
              component={Link}
              to={to}
              {...(index < BUTTONS && { hiddenFrom: 'sm' })}
              leftSection={<Icon size={16} aria-hidden />}
            >
              {t(label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
