import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { MoneyField } from '@/components/form/money_field'
import { PercentField } from '@/components/form/percent_field'

/** How much of an order is asked for in advance; the one that was written last counts. */
export interface AdvanceValues {
  percent: string
  /** Major units, net or gross as the order's prices are. */
  amount: string
}

export const newAdvance = (): AdvanceValues => ({ percent: '30', amount: '' })

/** As the server takes it. */
export const advanceBody = ({ percent, amount }: AdvanceValues) => ({
  percent: percent || null,
  amount: amount || null,
})

/** Says that one of the two is missing. */
export function useAdvanceRule() {
  const { t } = useTranslation('offers')
  return ({ percent, amount }: AdvanceValues) => (percent || amount ? null : t('advance.missing'))
}

interface AdvanceFieldsProps<Values extends AdvanceValues> {
  form: UseFormReturnType<Values>
  currency: string
  priceMode: 'net' | 'gross'
}

/** A share of the order or an amount. */
export function AdvanceFields<Values extends AdvanceValues>({
  form,
  currency,
  priceMode,
}: AdvanceFieldsProps<Values>) {
  const { t } = useTranslation('offers')
  const { onChange: setPercent, ...percent } = form.getInputProps('percent')
  const { onChange: setAmount, ...amount } = form.getInputProps('amount')
  return (
    <>
      <FormRow>
        <PercentField
          label={t('advance.percent')}
          {...percent}
          onChange={(value) => {
            setPercent(value)
            if (value) setAmount('')
          }}
          data-autofocus
        />
        <MoneyField
          label={t(priceMode === 'gross' ? 'advance.amount_gross' : 'advance.amount_net')}
          currency={currency}
          {...amount}
          onChange={(value) => {
            setAmount(value)
            if (value) setPercent('')
          }}
        />
      </FormRow>
      <Text size="sm" c="dimmed">
        {t('advance.help')}
      </Text>
    </>
  )
}
