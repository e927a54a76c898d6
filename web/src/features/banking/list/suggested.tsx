import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { type Entry, isPart, KIND_OF_CONFIDENCE, type Suggestion } from '../entry'
import classes from './bank.module.css'

interface SuggestedProps {
  suggestion: Suggestion
  currency: Entry['currency']
}

/** Which invoices an entry probably pays, why, and how sure that is. */
export function Suggested({ suggestion, currency }: SuggestedProps) {
  const { t } = useTranslation('banking')
  const { confidence, reasons, allocations, left } = suggestion
  const [first] = allocations
  return (
    <div className={classes.suggested}>
      <div className={classes.target}>
        <span className={classes.numbers}>
          {allocations.map(({ number }) => number).join(', ')}
          {!reasons.includes('name') && ` · ${first?.clientName}`}
        </span>
        <StatusBadge kind={KIND_OF_CONFIDENCE[confidence]} label={t(`confidence.${confidence}`)} />
      </div>
      <Text size="xs" c="dimmed">
        {reasons.map((reason) => t(`reason.${reason}`)).join(' · ')}
        {isPart(suggestion) && first && (
          <>
            {' · '}
            {t('suggestion.part')} <Money amount={first.open} currency={currency} />
          </>
        )}
        {left > 0 && (
          <>
            {' · '}
            {t('suggestion.left')} <Money amount={left} currency={currency} />
          </>
        )}
      </Text>
    </div>
  )
}
