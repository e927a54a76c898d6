import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { isExactNumber } from '@/lib/exact_amounts'
import { api, upload } from '@/lib/server/api'
import { GuestsField } from '../form/guests_field'
import { withMarks } from '../reading/marks'
import marks from '../reading/marks.module.css'
import { FromGuess, ReadingProgress } from '../reading/reading_note'
import { useReading } from '../reading/use_reading'
import type { PendingReceipt } from '../receipts/pending_receipt'
import { ReceiptPanel } from '../receipts/receipt_panel'
import { CLAIM_FILES } from '../receipts/receipt_place'
import { useReceipts } from '../receipts/use_receipts'
import { useCategories } from '../use_categories'
import type { Claim } from './claim'
import { bodyOf, type ClaimValues, claimValues } from './claim_values'
import { fillClaim } from './fill_claim'
import { PayerField } from './payer_field'
import { useRefreshClaims } from './use_refresh_claims'

interface ClaimFormProps {
  /** Undefined for a new one. */
  claim: Claim | undefined
  currency: string
  /** Shows a claim whose files could not all be sent. */
  onKept: (id: string) => void
  onClose: () => void
}

/** Hands a receipt in, or corrects one that is not decided yet. */
export function ClaimForm({ claim, currency, onKept, onClose }: ClaimFormProps) {
  const { t } = useTranslation('expenses')
  const { options } = useCategories(claim ? [claim.category] : [])
  const id = claim?._id ?? ''
  const receipts = useReceipts(CLAIM_FILES, id)
  const refresh = useRefreshClaims()
  const state = useServerForm<ClaimValues, Claim>({
    initial: claimValues(claim),
    validate: {
      date: (day) => (day ? null : t('form.date_missing')),
      vendor: (name) => (name.trim() ? null : t('form.vendor_missing')),
      amount: (amount) =>
        isExactNumber(amount) && Number(amount) > 0 ? null : t('form.amount_missing'),
      category: (category) => (category ? null : t('form.category_missing')),
    },
    save: (values) =>
      claim
        ? api('PUT', '/api/expense-claims/:id', {
            params: { id },
            body: { ...bodyOf(values), version: claim.version },
          })
        : api('POST', '/api/expense-claims', { body: bodyOf(values) }),
    onSaved: async (saved) => {
      const failed = await receipts.sendAll(saved._id)
      await refresh()
      showDone(t('claim.done.handed_in', { vendor: saved.vendor }))
      if (failed.length > 0) onKept(saved._id)
      else onClose()
    },
  })
  const { submit, failure, isSaving } = state
  const { read, proposed, reading, undo, ...progress } = useReading({
    form: state.form,
    ask: (file) => upload('/api/expense-claim-readings', file),
    fill: fillClaim,
  })
  const form = withMarks(state.form, proposed, t('reading.proposed'))
  const add = (pending: PendingReceipt[]) => {
    receipts.add(pending)
    // The fields of a receipt that was handed in before were looked at by somebody.
    if (!claim) read(pending.map(({ file }) => file))
  }
  return (
    <Form onSubmit={submit} failure={failure}>
      {claim?.status === 'returned' && (
        <Alert variant="light" color="yellow" title={t('claim.returned_title')}>
          {claim.reason}
        </Alert>
      )}
      <Stack gap="md" className={marks.marked ?? ''}>
        <ReceiptPanel
          place={CLAIM_FILES}
          ownerId={id}
          stored={claim?.receipts ?? []}
          receipts={receipts}
          onAdd={add}
        />
        {reading ? <FromGuess onUndo={undo} /> : <ReadingProgress {...progress} />}
        <FormRow>
          <MoneyField
            label={t('form.amount')}
            currency={currency}
            {...form.getInputProps('amount')}
          />
          <DayField label={t('form.date')} isPast {...form.getInputProps('date')} />
        </FormRow>
        <TextInput
          label={t('form.vendor')}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('vendor')}
        />
        <ChoiceField
          label={t('form.category')}
          placeholder={t('form.category_hint')}
          nothingFoundMessage={t('form.category_none')}
          data={options}
          {...form.getInputProps('category')}
        />
        <TextInput
          label={t('claim.note')}
          description={t('claim.note_help')}
          maxLength={300}
          autoComplete="off"
          {...form.getInputProps('note')}
        />
        {form.values.category === 'entertainment' && (
          <GuestsField {...form.getInputProps('guests')} />
        )}
        <PayerField
          value={form.values.paidBy}
          onChange={(payer) => form.setFieldValue('paidBy', payer)}
        />
      </Stack>
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t(claim?.status === 'submitted' ? 'form.save' : 'claim.hand_in')}
        </Button>
      </FormActions>
    </Form>
  )
}
