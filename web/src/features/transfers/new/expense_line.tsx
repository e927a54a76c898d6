import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CandidateLine } from '@/features/bank_files/parts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate } from '@/lib/time/days'
import { type Candidate, payableOn } from '../order'

interface ExpenseLineProps {
  candidate: Candidate
  isFirst: boolean
  /** Day of the transfer, which decides about Skonto. */
  executeOn: string
}

/** An expense to choose; one that cannot be transferred says why and leads to where that is changed. */
export function ExpenseLine({ candidate, isFirst, executeOn }: ExpenseLineProps) {
  const { t } = useTranslation('transfers')
  const { language } = useLanguage()
  const { _id, number, vendor, reference, dueDate, amount, currency, obstacle } = candidate
  const { skonto, skontoDate } = candidate
  return (
    <CandidateLine
      id={_id}
      isFirst={isFirst}
      isPossible={obstacle === null}
      label={vendor}
      notes={[
        reference ? t('new.receipt', { reference }) : number,
        amount < 0 ? t('new.credit') : t('new.due', { date: formatDate(dueDate) }),
        skontoDate &&
          skonto > 0 &&
          t(executeOn <= skontoDate ? 'new.skonto' : 'new.skonto_over', {
            amount: formatMoney(skonto, currency, language),
            date: formatDate(skontoDate),
          }),
        obstacle && t(`obstacle.${obstacle}`),
      ]}
      amount={payableOn(candidate, executeOn)}
      currency={currency}
    >
      {obstacle === 'no_iban' && (
        <Anchor component={Link} to={`/expenses/${_id}`} size="xs">
          {t('new.complete')}
        </Anchor>
      )}
    </CandidateLine>
  )
}
