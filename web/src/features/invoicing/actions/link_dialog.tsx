import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { LinkMaker } from '@/components/public/link_maker'
import { showDone } from '@/components/toast'
import { api } from '@/lib/server/api'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceRow } from '../invoice'

interface LinkDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

/** Makes a secret link to an invoice, to be copied into a message. */
export function LinkDialog({ invoice, onClose }: LinkDialogProps) {
  const { t } = useTranslation('invoicing')
  const invoicesChanged = useInvoicesChanged()
  return (
    <Dialog size="lg" onClose={onClose} title={t('shared.make', { number: invoice.number })}>
      <LinkMaker
        help={t('shared.help')}
        hasEnd
        make={async (days) => {
          const made = await api('POST', '/api/invoices/:id/link', {
            params: { id: invoice._id },
            body: { days },
          })
          await invoicesChanged()
          return made
        }}
        onCopied={() => {
          showDone(t('done.link'))
          onClose()
        }}
      />
    </Dialog>
  )
}
