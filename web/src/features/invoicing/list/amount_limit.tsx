import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { TableState } from '@/components/data_table/table_state'
import { NumberField } from '@/components/form/number_field'
import { isExactNumber } from '@/lib/exact_amounts'

interface AmountLimitProps {
  name: 'totalFrom' | 'totalTo'
  label: string
  state: TableState
}

const PAUSE_MS = 400

/** Least or largest amount of the listed invoices; a number that is not finished yet changes nothing. */
export function AmountLimit({ name, label, state }: AmountLimitProps) {
  const [typed, setTyped] = useState<string>()
  const apply = useDebouncedCallback(
    (amount: string) => {
      if (amount === '' || isExactNumber(amount)) state.setFilter(name, amount)
      setTyped(undefined)
    },
    { delay: PAUSE_MS, flushOnUnmount: true }
  )
  return (
    <NumberField
      label={label}
      value={typed ?? state.filters[name] ?? ''}
      onChange={(amount: string) => {
        setTyped(amount)
        apply(amount)
      }}
    />
  )
}
