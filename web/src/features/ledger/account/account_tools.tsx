import { Button, Menu } from '@mantine/core'
import { IconDots, IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '@/components/toast'
import { saveFile } from '@/lib/csv'
import { latePart } from '@/lib/parts/late_part'
import { download } from '@/lib/server/api'
import type { Account, AccountClient } from '../ledger'
import classes from './account.module.css'
import type { AccountDialog } from './account_dialogs'
import { saveLedgerCsv } from './ledger_csv'

const AccountDialogs = latePart(async () => (await import('./account_dialogs')).AccountDialogs)

interface AccountToolsProps {
  client: AccountClient
  account: Account | undefined
  /** The part of the account that is shown, which the statement tells too. */
  filters: Record<string, string>
}

/** Actions on an account: PDF, mail, CSV, monthly statement, link, and opening balance. */
export function AccountTools({ client, account, filters }: AccountToolsProps) {
  const { t } = useTranslation('ledger')
  const [dialog, setDialog] = useState<AccountDialog>()
  const part = {
    ...(account && { currency: account.currency }),
    ...(filters.openOnly
      ? { openOnly: true }
      : {
          ...(filters.from && { from: filters.from }),
          ...(filters.until && { until: filters.until }),
        }),
  }
  const savePdf = async () => {
    const { file, name } = await download('/api/clients/:id/statement/pdf', {
      params: { id: client._id },
      query: part,
    })
    saveFile(file, name)
  }
  return (
    <div className={classes.tools}>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="subtle" color="gray" px="xs" aria-label={t('action.more')}>
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void saveLedgerCsv(t, client, part).catch(showRefusal)}>
            {t('action.csv')}
          </Menu.Item>
          <Menu.Item onClick={() => setDialog('schedule')}>{t('action.schedule')}</Menu.Item>
          <Menu.Item onClick={() => setDialog('links')}>{t('action.links')}</Menu.Item>
          <Menu.Item onClick={() => setDialog('opening')}>{t('action.opening')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={16} aria-hidden />}
        onClick={() => void savePdf().catch(showRefusal)}
      >
        {t('action.pdf')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => setDialog('statement')}
      >
        {t('action.statement')}
      </Button>
      <AccountDialogs
        dialog={dialog}
        client={client}
        part={part}
        currency={account?.currency}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}
