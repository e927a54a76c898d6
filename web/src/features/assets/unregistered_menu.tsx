import { Button, Popover, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Purchase } from './asset'
import classes from './assets.module.css'
import { UnregisteredRows } from './unregistered'

/** The expenses that are not in the register yet, behind a button with their number. */
export function UnregisteredMenu({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation('assets')
  if (purchases.length === 0) return null
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default">{t('missing.count', { count: purchases.length })}</Button>
      </Popover.Target>
      <Popover.Dropdown p={0} w={480} maw="calc(100vw - 32px)">
        <Text c="dimmed" size="sm" className={classes.help}>
          {t('missing.help')}
        </Text>
        <UnregisteredRows purchases={purchases} />
      </Popover.Dropdown>
    </Popover>
  )
}
