import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings } from '@/lib/settings'

/** Asks about a client that is given the VAT id of the company itself, which is mostly a slip. */
export function OwnVatIdNote({ vatId }: { vatId: string }) {
  const { t } = useTranslation('clients')
  const own = bare(useSettings().data?.companyInfo.vatId ?? '')
  if (own === '' || bare(vatId) !== own) return null
  return (
    <Alert variant="light" color="yellow" p="xs" role="status">
      {t('form.own_vat_id')}
    </Alert>
  )
}

const bare = (vatId: string) => vatId.replace(/[\s.-]/g, '').toUpperCase()
