import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SendDialog } from '@/features/correspondence/parts'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import type { AccountFormProps } from './account_dialogs'

/** Mails the shown part of an account as a statement. */
export function StatementDialog({ client, part, onDone }: Omit<AccountFormProps, 'currency'>) {
  const { t } = useTranslation('ledger')
  const params = { id: client._id }
  return (
    <SendDialog
      title={t('dialog.statement', { name: client.name })}
      // Requested afresh each time, as for every document.
      proposed={useQuery({
        ...recordQuery('/api/clients/:id/statement', { params, query: part }),
        gcTime: 0,
      })}
      send={(body) =>
        api('POST', '/api/clients/:id/statements', { params, body: { ...part, ...body } })
      }
      onClose={onDone}
    />
  )
}
