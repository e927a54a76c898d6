import { Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/components/dialogs/dialog'
import { Form, FormActions } from '@/components/form/form'
import { Money } from '@/components/values/money'
import classes from './rebilling.module.css'
import type { UnbilledExpense } from './unbilled_expenses'

interface ExpensesDialogProps {
  expenses: UnbilledExpense[]
  /** Of the invoice. */
  currency: string
  onConfirm: (ids: string[]) => Promise<unknown>
  onClose: () => void
}

/** Chooses expenses that a client is charged for. */
export function ExpensesDialog({ expenses, currency, onConfirm, onClose }: ExpensesDialogProps) {
  const { t } = useTranslation('expenses')
  const priced = expenses.filter(({ amount }) => amount !== null)
  const [chosen, setChosen] = useState(() => priced.map(({ _id }) => _id))
  const [isBilling, setIsBilling] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const sum = priced
    .filter(({ _id }) => chosen.includes(_id))
    .reduce((total, { amount }) => total + (amount ?? 0), 0)

  async function bill() {
    setIsBilling(true)
    setRefusal(undefined)
    try {
      await onConfirm(chosen)
    } catch (problem) {
      setRefusal(problem)
    } finally {
      setIsBilling(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('rebilling.title')} size="lg">
      <Form
        failure={refusal}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.length > 0 && !isBilling) void bill()
        }}
      >
        <Checkbox.Group value={chosen} onChange={setChosen} aria-label={t('rebilling.title')}>
          <ul className={classes.list}>
            {expenses.map(({ _id, description, amount, markup }) => (
              <li key={_id} className={classes.expense}>
                <Checkbox
                  value={_id}
                  disabled={amount === null}
                  label={description}
                  description={
                    amount === null
                      ? t('rebilling.other_currency', { currency })
                      : markup > 0 && t('rebilling.with_markup', { markup })
                  }
                />
                <Money amount={amount} currency={currency} />
              </li>
            ))}
          </ul>
        </Checkbox.Group>
        <Text className={classes.sum} role="status">
          <span>{t('rebilling.net')}</span>
          <strong>
            <Money amount={sum} currency={currency} />
          </strong>
        </Text>
        <FormActions>
          <Button type="submit" loading={isBilling} disabled={chosen.length === 0}>
            {t('rebilling.confirm', { count: chosen.length })}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
