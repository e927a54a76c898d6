import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { importAddress, type TransferKind } from '@/lib/server/transfer'

/** Leads to reading a file in, where a list is still empty. */
export function ImportButton({ kind }: { kind: TransferKind }) {
  const { t } = useTranslation('common')
  return (
    <Button
      component={Link}
      to={importAddress(kind)}
      variant="default"
      leftSection={<IconTableImport size={16} aria-hidden />}
    >
      {t('table.import')}
    </Button>
  )
}
