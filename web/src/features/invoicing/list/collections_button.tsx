import { Button } from '@mantine/core'
import { IconBuildingBank } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '@/lib/session/current_user'
import { useSettings } from '@/lib/settings'
import classes from './list.module.css'

/** Leads owners of companies that collect by direct debit to their files. */
export function CollectionsButton() {
  const { t } = useTranslation('invoicing')
  const isOwner = useCurrentUser().data?.role === 'owner'
  const creditorId = useSettings().data?.companyInfo.creditorId
  if (!isOwner || !creditorId) return null
  const label = t('list.collections')
  return (
    <Button
      component={Link}
      to="/invoices/collections"
      variant="default"
      className={classes.quiet}
      aria-label={label}
      leftSection={<IconBuildingBank size={16} aria-hidden />}
    >
      {label}
    </Button>
  )
}
