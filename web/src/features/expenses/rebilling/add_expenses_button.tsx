import { Button } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latePart } from '@/lib/parts/late_part'
import { useUnbilledExpenses } from './unbilled_expenses'

const ExpensesDialog = latePart(async () => (await import('./expenses_dialog')).ExpensesDialog)

interface AddExpensesButtonProps {
  clientId: string
  currency: string
  /** Whether the invoice can be saved, which adding expenses does first. */
  canOpen: () => boolean
  /** Charges the chosen expenses; what it throws is shown in the dialog. */
  onConfirm: (ids: string[]) => Promise<unknown>
}

/** Charges the client of a form for expenses. Shown once there are some. */
export function AddExpensesButton(props: AddExpensesButtonProps) {
  const { clientId, currency, canOpen, onConfirm } = props
  const { t } = useTranslation('expenses')
  const [isOpen, setIsOpen] = useState(false)
  const unbilled = useUnbilledExpenses(clientId, currency)
  if (unbilled.length === 0) return null
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconReceipt size={16} aria-hidden />}
        onClick={() => setIsOpen(canOpen())}
      >
        {t('rebilling.add', { count: unbilled.length })}
      </Button>
      {isOpen && (
        <ExpensesDialog
          expenses={unbilled}
          currency={currency}
          onConfirm={onConfirm}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
