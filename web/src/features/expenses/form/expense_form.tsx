import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { Section } from '@/components/page/section'
import { upload } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { takeAllWaiting } from '../drop/waiting'
import { WaitingNote } from '../drop/waiting_note'
import type { Vendor } from '../expense'
import type { ExpenseValues } from '../expense_values'
import { takeReceipts } from '../handed_files'
import { DeleteExpense } from '../list/delete_expense'
import { fillExpense } from '../reading/fill_expense'
import { withMarks } from '../reading/marks'
import marks from '../reading/marks.module.css'
import { ReadingNote } from '../reading/reading_note'
import { useReading } from '../reading/use_reading'
import { type PendingReceipt, pendingReceipt } from '../receipts/pending_receipt'
import { ReceiptPanel } from '../receipts/receipt_panel'
import { EXPENSE_FILES } from '../receipts/receipt_place'
import { useReceipts } from '../receipts/use_receipts'
import { VendorDrawer } from '../vendors/vendor_drawer'
import { AmountLines } from './amount_lines'
import { DuplicateNote } from './duplicate_note'
import classes from './form.module.css'
import { GuestsFields } from './guests_fields'
import { MoreFields } from './more_fields'
import { PaymentFields } from './payment_fields'
import { Sums } from './sums'
import { offeredAs, takeVendor } from './take_vendor'
import { SkontoFields } from './terms/skonto_fields'
import { useTerms } from './terms/use_terms'
import { useExpenseForm } from './use_expense_form'
import { VendorField } from './vendor_field'

interface ExpenseFormProps {
  initial: ExpenseValues
  ownCurrency: string
  /** The number of an expense that is on the server; empty for a new one. */
  number?: string
  /** The entry of a bank statement that has paid the new expense; empty for none. */
  entryId?: string
}

/** Enters an expense: a short form with its receipts beside it, everything rare folded away. */
export function ExpenseForm({ initial, ownCurrency, number = '', entryId = '' }: ExpenseFormProps) {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const [isDeleting, setIsDeleting] = useState(false)
  const [newVendor, setNewVendor] = useState<string>()
  const isNew = initial._id === ''
  const receipts = useReceipts(EXPENSE_FILES, initial._id)
  const { data: expense } = useQuery({
    ...recordQuery('/api/expenses/:id', { params: { id: initial._id } }),
    enabled: !isNew,
  })
  const state = useExpenseForm({ initial, ownCurrency, receipts, entryId })
  const { submit, isSaving, failure, conflict, isDraftKept, discardDraft, month } = state
  const { read, proposed, ...note } = useReading({
    form: state.form,
    ask: (file) => upload('/api/expense-readings', file),
    fill: fillExpense,
  })
  const form = withMarks(state.form, proposed, t('reading.proposed'))
  const { values } = form
  const terms = useTerms(form, isNew)
  const add = (pending: PendingReceipt[]) => {
    receipts.add(pending)
    // The fields of an expense that is there already were looked at by somebody.
    if (isNew) read(pending.map(({ file }) => file))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the screen before has handed over
  useEffect(() => add(takeReceipts()), [])

  const changeDate = (date: string) => {
    if (values.paidDate === values.date) form.setFieldValue('paidDate', date)
    form.setFieldValue('date', date)
    terms.countFrom(date)
  }
  const take = (vendor: Vendor) => {
    takeVendor(form, vendor)
    terms.take(vendor)
  }
  return (
    <div className={classes.frame}>
      <aside className={classes.side} aria-label={t('receipts.title')}>
        <ReceiptPanel
          place={EXPENSE_FILES}
          ownerId={initial._id}
          stored={expense?.receipts ?? []}
          receipts={receipts}
          onAdd={add}
        />
      </aside>
      <div className={`${classes.fields} ${marks.marked}`}>
        <Form
          onSubmit={submit}
          failure={failure}
          conflict={conflict}
          labels={{ lines: t('form.lines') }}
          draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
          takesFocus
        >
          {isNew && (
            <WaitingNote text={t('drop.next_follows')}>
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => receipts.add(takeAllWaiting().map(pendingReceipt))}
              >
                {t('drop.attach_all')}
              </Button>
            </WaitingNote>
          )}
          <ReadingNote {...note} />
          <Section>
            <Stack gap="md">
              <FormRow>
                <VendorField
                  label={t('form.vendor')}
                  maxLength={200}
                  {...form.getInputProps('vendor')}
                  onSelect={take}
                  onKnown={(vendor) => terms.take(vendor)}
                  onCreate={setNewVendor}
                />
                <DayField
                  label={t('form.date')}
                  isPast
                  {...form.getInputProps('date')}
                  onChange={changeDate}
                />
              </FormRow>
              <AmountLines form={form} />
              <GuestsFields form={form} />
              <Sums values={values} ownCurrency={ownCurrency} />
              <PaymentFields form={form} />
              <SkontoFields form={form} />
              <MoreFields
                form={form}
                date={values.date}
                ownCurrency={ownCurrency}
                first={{
                  field: (
                    <TextInput
                      label={t('form.reference')}
                      maxLength={100}
                      {...form.getInputProps('reference')}
                    />
                  ),
                  isFilled: values.reference !== '',
                }}
              />
            </Stack>
          </Section>
          <DuplicateNote values={values} />
          {month.isReported && (
            <Checkbox
              label={t('form.acknowledge_month')}
              checked={month.isAcknowledged}
              onChange={(event) => month.setAcknowledged(event.currentTarget.checked)}
            />
          )}
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
      <VendorDrawer
        target={newVendor === undefined ? undefined : 'new'}
        name={newVendor ?? ''}
        onClose={() => setNewVendor(undefined)}
        onSaved={(vendor) => {
          take(offeredAs(vendor, values))
          setNewVendor(undefined)
        }}
      />
      <DeleteExpense
        expense={isDeleting ? { _id: initial._id, number, vendor: values.vendor } : undefined}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate('/expenses', { replace: true })}
      />
    </div>
  )
}
