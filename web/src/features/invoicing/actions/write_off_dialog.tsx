import { Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import { today } from '@/lib/time/days'
import { useInvoicesChanged } from '../changed_invoices'
import type { InvoiceRow } from '../invoice'

interface WriteOffDialogProps {
  invoice: InvoiceRow
  onClose: () => void
}

/** Gives up what is open, and says why; that can be taken back. */
export function WriteOffDialog({ invoice, onClose }: WriteOffDialogProps) {
  const { t } = useTranslation('invoicing')
  const { language } = useLanguage()
  const invoicesChanged = useInvoicesChanged()
  const { _id, number, open, currency } = invoice
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { reason: '', date: today() },
    validate: {
      reason: (reason) => (reason.trim() ? null : t('write_off.reason_missing')),
      date: (date) => (date ? null : t('write_off.date_missing')),
    },
    save: (body) => api('POST', '/api/invoices/:id/write-off', { params: { id: _id }, body }),
    onSaved: async () => {
      await invoicesChanged()
      showDone(t('done.writeOff', { number }))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('write_off.title', { number })}>
      <Form onSubmit={submit} failure={failure}>
        <Text size="sm">
          {t('write_off.text', { open: formatMoney(open, currency, language) })}
        </Text>
        <TextInput label={t('write_off.reason')} {...form.getInputProps('reason')} data-autofocus />
        <DayField label={t('write_off.date')} {...form.getInputProps('date')} />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('step.writeOff')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
