import { useTranslation } from 'react-i18next'
import { KeyValueList } from '@/components/page/key_value_list'
import { DayText } from '@/components/values/day_text'
import { formatDate } from '@/lib/time/days'
import type { Reading } from '../reading'

/** Further particulars from the head of the document. */
export function ReadingFacts({ reading }: { reading: Reading }) {
  const { t } = useTranslation('einvoices')
  const { delivery, format, preceding } = reading
  const period = [delivery.from, delivery.to].map((day) => formatDate(day)).join(' – ')
  return (
    <KeyValueList
      items={[
        { label: t('field.format'), value: format.isHybrid ? t('hybrid', format) : format.syntax },
        { label: t('field.delivered'), value: delivery.date && <DayText value={delivery.date} /> },
        { label: t('field.period'), value: (delivery.from || delivery.to) && period },
        { label: t('field.buyer_reference'), value: reading.buyerReference },
        { label: t('field.order'), value: reading.orderReference },
        { label: t('field.contract'), value: reading.contractReference },
        { label: t('field.preceding'), value: preceding.map(({ number }) => number).join(', ') },
      ]}
    />
  )
}
