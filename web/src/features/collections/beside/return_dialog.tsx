import { Button, Select, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { SEPA_CURRENCY } from '@/features/bank_files/parts'
import { api } from '@/lib/server/api'
import { AFFECTED, type Collection, type Debit, RETURN_REASONS } from '../collection'

interface ReturnDialogProps {
  collectionId: string
  debit: Debit
  onClose: () => void
}

interface ReturnValues {
  date: string
  reason: (typeof RETURN_REASONS)[number]
  fees: string
}

/** Notes that a direct debit came back, why, and what the bank takes for it. */
export function ReturnDialog({ collectionId, debit, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('collections')
  const queryClient = useQueryClient()
  const params = { id: collectionId, debitId: debit._id }
  const { form, submit, isSaving, failure } = useServerForm<ReturnValues, Collection>({
    initial: { date: debit.collectOn, reason: 'AM04', fees: '' },
    validate: { date: (day) => (day ? null : t('return.day_missing')) },
    save: ({ fees, ...body }) =>
      api('POST', '/api/collections/:id/debits/:debitId/return', {
        params,
        body: { ...body, fees: fees || null },
      }),
    onSaved: async () => {
      for (const path of [...AFFECTED, '/api/expenses']) {
        await queryClient.invalidateQueries({ queryKey: [path] })
      }
      showDone(t('done.returned', { number: debit.invoiceNumber }))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('return.title', { number: debit.invoiceNumber })}>
      <Form onSubmit={submit} failure={failure}>
        <Text>{t('return.text')}</Text>
        <DayField label={t('return.date')} {...form.getInputProps('date')} />
        <Select
          label={t('return.reason')}
          data={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('reason')}
        />
        <MoneyField
          label={t('return.fees')}
          description={t('return.fees_help')}
          currency={SEPA_CURRENCY}
          {...form.getInputProps('fees')}
        />
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('return.confirm')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
