import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StatusBadge } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import { KIND_OF_CONFIDENCE, type SumSuggestion } from '../entry'
import classes from './bank.module.css'

/** The direct debits whose sum an entry probably is. */
export function SuggestedSum({ suggestion }: { suggestion: SumSuggestion }) {
  const { t } = useTranslation('banking')
  const { confidence, count, collectOn, collectionId } = suggestion
  return (
    <div className={classes.suggested}>
      <div className={classes.target}>
        <Anchor component={Link} to={`/invoices/collections?collection=${collectionId}`} inherit>
          {t('suggestion.debits', { count })}
        </Anchor>
        <StatusBadge kind={KIND_OF_CONFIDENCE[confidence]} label={t(`confidence.${confidence}`)} />
      </div>
      <Text size="xs" c="dimmed">
        {t('suggestion.collected', { date: formatDate(collectOn) })}
      </Text>
    </div>
  )
}
