import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DetailHeader } from '@/components/page/detail_header'
import { Money } from '@/components/values/money'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Forecast } from '../forecast'
import classes from './outlook.module.css'
import { useLongDay } from './use_long_day'

/** The day on which the money runs out, in one sentence, and the few figures behind it. */
export function Outlook({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('forecast')
  const longDay = useLongDay()
  const { currency, balance, lowest, months, undecided } = forecast
  const { language } = useLanguage()
  const money = (amount: number) => formatMoney(amount, currency, language)
  const end = months.at(-1)
  return (
    <>
      <Sentence forecast={forecast} />
      <DetailHeader
        figures={[
          {
            label: t('figure.today'),
            value: <Money amount={balance?.today} currency={currency} />,
          },
          {
            label: lowest
              ? t('figure.lowest_on', { day: longDay(lowest.day) })
              : t('figure.lowest'),
            value: <Money amount={lowest?.balance} currency={currency} />,
          },
          {
            label: t('figure.end', { day: longDay(forecast.until) }),
            value: <Money amount={end?.end} currency={currency} />,
          },
        ]}
      />
      {balance && balance.date !== forecast.today && (
        <Text size="sm" c="dimmed" mb="md">
          {t('balance.carried', {
            amount: money(balance.amount),
            day: longDay(balance.date),
            received: money(balance.received),
            paid: money(-balance.paid - balance.planned),
          })}
        </Text>
      )}
      {undecided.entries > 0 && (
        <Text size="sm" mb="md">
          {t('undecided', { count: undecided.entries, amount: money(undecided.amount) })}{' '}
          <Link to="/bank">{t('undecided_link')}</Link>
        </Text>
      )}
    </>
  )
}

function Sentence({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('forecast')
  const longDay = useLongDay()
  const { language } = useLanguage()
  const { currency, settings, runsOutOn, belowMinimumOn, runsOutAtWorstOn, until } = forecast
  const minimum = formatMoney(settings.minimum, currency, language)
  const warning = belowMinimumOn ?? runsOutOn
  const worst = runsOutAtWorstOn && !runsOutOn
  return (
    <div className={classes.sentence} data-grave={warning ? true : undefined}>
      {warning ? (
        <IconAlertTriangle size={20} aria-hidden />
      ) : (
        <IconCircleCheck size={20} aria-hidden />
      )}
      <div>
        <p role={warning ? 'alert' : undefined}>
          {belowMinimumOn && belowMinimumOn.day !== runsOutOn?.day
            ? t('outlook.below', { day: longDay(belowMinimumOn.day), minimum })
            : runsOutOn
              ? t('outlook.runs_out', { day: longDay(runsOutOn.day) })
              : t('outlook.lasts', { day: longDay(until) })}
        </p>
        {belowMinimumOn && runsOutOn && belowMinimumOn.day !== runsOutOn.day && (
          <Text size="sm">{t('outlook.runs_out', { day: longDay(runsOutOn.day) })}</Text>
        )}
        {worst && (
          <Text size="sm" c="dimmed">
            {t('outlook.at_worst', { day: longDay(runsOutAtWorstOn.day) })}
          </Text>
        )}
      </div>
    </div>
  )
}
