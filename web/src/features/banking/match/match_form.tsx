import { Button, Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showUndo } from '@/components/toast'
import {
  allocationsOf,
  leftOver,
  type OpenInvoice,
  proposeShares,
  ShareList,
  type Shares,
} from '@/features/payments/parts'
import { decimalText } from '@/lib/exact_amounts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { api } from '@/lib/server/api'
import type { Entry } from '../entry'
import { useBankChange } from '../use_bank_change'

interface MatchFormProps {
  entry: Entry
  clientName: string
  /** Of one client, in the currency of the entry; the chosen one first. */
  invoices: OpenInvoice[]
  onDone: () => void
}

/** As it was suggested, else for the chosen invoice alone: what is left a person decides on. */
function firstShares({ amount, date, suggestions }: Entry, invoices: OpenInvoice[]): Shares {
  const chosen = invoices.slice(0, 1)
  const suggested = suggestions.find(({ allocations }) =>
    allocations.some(({ invoiceId }) => invoiceId === chosen[0]?._id)
  )
  if (!suggested) return proposeShares(chosen, String(amount), date)
  return Object.fromEntries(
    suggested.allocations.map((share) => [
      share.invoiceId,
      { amount: String(share.amount), takesSkonto: share.skonto > 0 },
    ])
  )
}

/** How the money is divided among the open invoices of a client; proposed, and to be changed. */
export function MatchForm({ entry, clientName, invoices, onDone }: MatchFormProps) {
  const { t } = useTranslation('banking')
  const { language } = useLanguage()
  const { refresh, run } = useBankChange()
  const { _id: id, currency, date } = entry
  const amount = String(entry.amount)
  const money = (value: string | number) => formatMoney(value, currency, language)

  const { form, submit, isSaving, failure } = useServerForm({
    initial: { shares: firstShares(entry, invoices), keepsRest: false },
    validate: {
      shares: (shares) => (leftOver(amount, shares) < 0n ? t('match.too_much') : null),
      keepsRest: (keepsRest, { shares }) =>
        leftOver(amount, shares) > 0n && !keepsRest ? t('match.rest_undecided') : null,
    },
    save: ({ shares, keepsRest }) =>
      api('POST', '/api/bank-entries/:id/match', {
        params: { id },
        body: {
          allocations: allocationsOf(invoices, shares, date),
          ...(keepsRest && { overpayment: 'credit' as const }),
        },
      }),
    onSaved: async () => {
      const unmatch = {
        change: () => api('DELETE', '/api/bank-entries/:id/match', { params: { id } }),
        done: () => t('done.unmatched', { amount: money(entry.amount) }),
      }
      await refresh()
      showUndo({
        message: t('done.matched_to', { amount: money(entry.amount), client: clientName }),
        undo: () => void run(unmatch),
      })
      onDone()
    },
  })
  const { shares } = form.values
  const rest = leftOver(amount, shares)
  return (
    <Form onSubmit={submit} failure={failure}>
      <ShareList
        invoices={invoices}
        shares={shares}
        date={date}
        onChange={(changed) => form.setFieldValue('shares', { ...shares, ...changed })}
      />
      {rest > 0n && (
        <Checkbox
          label={t('match.keep_rest', { rest: money(decimalText(rest)), client: clientName })}
          {...form.getInputProps('keepsRest', { type: 'checkbox' })}
        />
      )}
      {rest < 0n && (
        <Text size="sm" c="red" role="status">
          {t('match.too_much')}
        </Text>
      )}
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={rest < 0n}>
          {t('action.match')}
        </Button>
      </FormActions>
    </Form>
  )
}
