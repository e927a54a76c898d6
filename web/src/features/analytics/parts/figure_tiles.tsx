import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { addressOf } from '../addresses'
import type { ReportFigure } from '../analytics'
import { Explanation } from './explanation'
import { useFigureFormat } from './figure'
import classes from './report.module.css'

/** The headline figures of a tab, each with its definition, its change and the list behind it. */
export function FigureTiles({ figures, currency }: { figures: ReportFigure[]; currency: string }) {
  return (
    <dl className={classes.tiles}>
      {figures.map((figure) => (
        <Tile key={figure.key} figure={figure} currency={currency} />
      ))}
    </dl>
  )
}

function Tile({ figure, currency }: { figure: ReportFigure; currency: string }) {
  const format = useFigureFormat(currency)
  const { label, explanation, value, unit, link, before } = figure
  const text = format(value, unit)
  return (
    <div className={classes.tile}>
      <dt className={classes.label}>
        <Text span c="dimmed" size="sm">
          {label}
        </Text>
        <Explanation name={label} text={explanation} />
      </dt>
      <dd className={classes.value}>
        {link && value !== null ? (
          <Link to={addressOf(link)} className={classes.figure}>
            {text}
          </Link>
        ) : (
          text
        )}
      </dd>
      {before !== null && value !== null && (
        <dd className={classes.change}>
          <Change figure={{ ...figure, value, before }} earlier={format(before, unit)} />
        </dd>
      )}
    </div>
  )
}

interface ChangeProps {
  figure: ReportFigure & { value: number; before: number }
  /** The earlier figure as text. */
  earlier: string
}

/** By how much it rose or fell; without a percentage where there was nothing before. */
function Change({ figure: { value, before, isBurden }, earlier }: ChangeProps) {
  const { t } = useTranslation('analytics')
  const { language } = useLanguage()
  const percent = before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 100)
  const tone = value === before ? undefined : value > before !== isBurden ? 'good' : 'bad'
  const sign = percent !== null && percent > 0 ? '+' : ''
  return (
    <>
      {percent !== null && (
        <span className={classes.percent} data-tone={tone}>
          {sign}
          {formatPercent(percent, language)}
        </span>
      )}
      <Text span c="dimmed" size="sm">
        {t('before', { figure: earlier })}
      </Text>
    </>
  )
}
