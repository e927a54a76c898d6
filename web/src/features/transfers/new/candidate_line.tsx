import { Anchor, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from '@/components/bank_files/choice.module.css'
import { Money } from '@/components/values/money'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import { type Candidate, payableOn } from '../order'

interface CandidateLineProps {
  candidate: Candidate
  /** The form begins here and not in the day, whose calendar would cover the list. */
  isFirst: boolean
  /** Day of the transfer, which decides about Skonto. */
  executeOn: string
}

/** An expense to choose; one that cannot be transferred says why and leads to where that is changed. */
export function CandidateLine({ candidate, isFirst, executeOn }: CandidateLineProps) {
  const { t } = useTranslation('transfers')
  const { language } = useLanguage()
  const { _id, number, vendor, reference, dueDate, amount, currency, obstacle } = candidate
  const { skonto, skontoDate } = candidate
  return (
    <li className={classes.candidate}>
      <Checkbox
        value={_id}
        data-autofocus={isFirst || undefined}
        disabled={obstacle !== null}
        label={vendor}
        description={[
          reference ? t('new.receipt', { reference }) : number,
          amount < 0 ? t('new.credit') : t('new.due', { date: formatDate(dueDate) }),
          skontoDate &&
            skonto > 0 &&
            t(executeOn <= skontoDate ? 'new.skonto' : 'new.skonto_over', {
              amount: formatMoney(skonto, currency, language),
              date: formatDate(skontoDate),
            }),
          obstacle && t(`obstacle.${obstacle}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <span className={classes.amount}>
        <Money amount={payableOn(candidate, executeOn)} currency={currency} />
        {obstacle === 'no_iban' && (
          <Anchor component={Link} to={`/expenses/${_id}`} size="xs">
            {t('new.complete')}
          </Anchor>
        )}
      </span>
    </li>
  )
}
