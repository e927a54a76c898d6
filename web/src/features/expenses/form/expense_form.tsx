import { Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { Section } from '@/components/section'
import type { Vendor } from '../expense'
import type { ExpenseValues } from '../expense_values'
import { takeReceipts } from '../handed_files'
import { DeleteExpense } from '../list/delete_expense'
import type { PendingReceipt } from '../receipts/pending_receipt'
import { ReceiptPanel } from '../receipts/receipt_panel'
import { useReceipts } from '../receipts/use_receipts'
import { AmountLines } from './amount_lines'
import { DuplicateNote } from './duplicate_note'
import classes from './form.module.css'
import { MoreFields } from './more_fields'
import { PaymentFields } from './payment_fields'
import { ReadingNote } from './reading_note'
import { Sums } from './sums'
import { useExpenseForm } from './use_expense_form'
import { useReading } from './use_reading'
import { VendorField } from './vendor_field'

interface ExpenseFormProps {
  initial: ExpenseValues
  ownCurrency: string
  /** The number of an expense that is on the server; empty for a new one. */
  number?: string
}

/** Enters an expense: a short form with its receipts beside it, everything rare folded away. */
export function ExpenseForm({ initial, ownCurrency, number = '' }: ExpenseFormProps) {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const isNew = initial._id === ''
  const receipts = useReceipts(initial._id)
  const state = useExpenseForm({ initial, ownCurrency, receipts })
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = state
  const { read, ...note } = useReading(form)
  const { values } = form
  const add = (pending: PendingReceipt[]) => {
    receipts.add(pending)
    // The fields of an expense that is there already were looked at by somebody.
    if (isNew) read(pending.map(({ file }) => file))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the screen before has handed over
  useEffect(() => add(takeReceipts()), [])

  const takeVendor = (vendor: Vendor) => {
    const { currency, taxTreatment, vendorVatId, vendorIban } = vendor
    const [first, ...others] = values.lines
    form.setValues({
      vendor: vendor.vendor,
      ...{ vendorVatId, vendorIban, currency },
      isReverseCharge: taxTreatment === 'reverseCharge',
      ...(first && {
        lines: [
          { ...first, category: vendor.category, taxRate: String(vendor.taxRate), tax: '' },
          ...others,
        ],
      }),
    })
  }
  const changeDate = (date: string) => {
    if (values.paidDate === values.date) form.setFieldValue('paidDate', date)
    form.setFieldValue('date', date)
  }
  return (
    <div className={classes.frame}>
      <aside className={classes.side} aria-label={t('receipts.title')}>
        <ReceiptPanel expenseId={initial._id} receipts={receipts} onAdd={add} />
      </aside>
      <div className={classes.fields}>
        <Form
          onSubmit={submit}
          failure={failure}
          conflict={conflict}
          labels={{ lines: t('form.lines') }}
          draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
          takesFocus
        >
          <ReadingNote {...note} />
          <Section>
            <Stack gap="md">
              <FormRow>
                <VendorField
                  label={t('form.vendor')}
                  maxLength={200}
                  {...form.getInputProps('vendor')}
                  onSelect={takeVendor}
                />
                <DayField
                  label={t('form.date')}
                  isPast
                  {...form.getInputProps('date')}
                  onChange={changeDate}
                />
              </FormRow>
              <AmountLines form={form} />
              <Sums values={values} ownCurrency={ownCurrency} />
              <PaymentFields form={form} />
              <MoreFields form={form} ownCurrency={ownCurrency} />
            </Stack>
          </Section>
          <DuplicateNote values={values} />
          <FormActions>
            {!isNew && (
              <Button variant="subtle" color="red" mr="auto" onClick={() => setIsDeleting(true)}>
                {t('row.delete')}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {t('form.save')}
            </Button>
          </FormActions>
        </Form>
      </div>
      <DeleteExpense
        expense={isDeleting ? { _id: initial._id, number, vendor: values.vendor } : undefined}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate('/expenses', { replace: true })}
      />
    </div>
  )
}
