import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusBadge } from '@/components/values/status_badge'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import { type Entry, KIND_OF_CONFIDENCE, type ReturnSuggestion } from '../entry'
import classes from './bank.module.css'

interface SuggestedReturnProps {
  suggestion: ReturnSuggestion
  currency: Entry['currency']
}

/** The direct debit that money which left probably takes back, why it came back, and what the bank charges for it. */
export function SuggestedReturn({ suggestion, currency }: SuggestedReturnProps) {
  const { t } = useTranslation('banking')
  const { language } = useLanguage()
  const { confidence, collectionId, invoiceNumber: number, debtor, reason, returnedOn } = suggestion
  const fees = formatMoney(suggestion.fees, currency, language)
  return (
    <div className={classes.suggested}>
      <div className={classes.target}>
        <Anchor component={Link} to={`/invoices/collections?collection=${collectionId}`} inherit>
          {t('suggestion.returned_debit', { number, debtor })}
        </Anchor>
        <StatusBadge kind={KIND_OF_CONFIDENCE[confidence]} label={t(`confidence.${confidence}`)} />
      </div>
      <Text size="xs" c="dimmed">
        {returnedOn
          ? t('suggestion.return_recorded', { date: formatDate(returnedOn) })
          : t('suggestion.return_reason', {
              reason: t(`collections:reason.${reason}`, { defaultValue: reason }),
              fees,
            })}
      </Text>
    </div>
  )
}
