import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/page/fold'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { useLanguage } from '@/lib/language/use_language'
import { formatDate, formatMonthYear } from '@/lib/time/days'
import type { DatevPreview } from '../datev'
import classes from './datev.module.css'

const CURRENCY = 'EUR'

/** Sums of the bookings of a period, and the remarks for the adviser. */
export function PreviewSection({ preview }: { preview: DatevPreview }) {
  const { t } = useTranslation('datev')
  if (preview.isTooLarge) return <Text>{t('too_large')}</Text>
  if (preview.months.length === 0) return <Text c="dimmed">{t('none')}</Text>
  return (
    <Section title={t('sums')} help={t('sums_help')} padding="none">
      <SumsTable months={preview.months} />
      {preview.remarkCount > 0 && (
        <div className={classes.remarks}>
          <Fold
            label={t('remarks', { count: preview.remarkCount })}
            isNeeded={preview.remarkCount < 6}
          >
            <Remarks preview={preview} />
          </Fold>
        </div>
      )}
    </Section>
  )
}

function SumsTable({ months }: Pick<DatevPreview, 'months'>) {
  const { t } = useTranslation('datev')
  const { language } = useLanguage()
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('sums')}>
        <thead>
          <tr>
            <th scope="col">{t('column.area')}</th>
            <th scope="col" className={classes.spare}>
              {t('column.count')}
            </th>
            <th scope="col">{t('column.gross')}</th>
            <th scope="col">{t('column.tax')}</th>
          </tr>
        </thead>
        {[...Map.groupBy(months, ({ month }) => month)].map(([month, sums]) => (
          <tbody key={month}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={classes.month}>
                {formatMonthYear(`${month}-01`, language)}
              </th>
            </tr>
            {sums.map(({ area, count, gross, tax }) => (
              <tr key={area}>
                <th scope="row">{t(`area.${area}`)}</th>
                <td className={classes.spare}>{count}</td>
                <td>
                  <Money amount={Math.abs(gross)} currency={CURRENCY} />
                </td>
                <td>{tax !== 0 && <Money amount={Math.abs(tax)} currency={CURRENCY} />}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Remarks({ preview }: { preview: DatevPreview }) {
  const { t } = useTranslation('datev')
  const hidden = preview.remarkCount - preview.remarks.length
  return (
    <>
      <ul className={classes.list}>
        {preview.remarks.map(({ code, number, date, detail }) => (
          <li key={`${code} ${number} ${date} ${detail}`}>
            <strong>{number}</strong> · {formatDate(date)} · {t(`remark.${code}`)}
            {detail && ` (${detail})`}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {t('more_remarks', { count: hidden })}
        </Text>
      )}
    </>
  )
}
