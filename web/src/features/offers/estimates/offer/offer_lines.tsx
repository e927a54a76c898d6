import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '@/components/values/money'
import { Quantity } from '@/components/values/quantity'
import { OptionBox } from '@/features/offers/shared/option_box'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Offer } from '../estimate'
import classes from './offer.module.css'

/** Which options are ticked, and what they come to. */
interface Choice {
  chosen: number[]
  toggle: (position: number) => void
  sums: Pick<Offer, 'net' | 'taxes' | 'total'>
}

/** The offered lines; options are ticked, and the sums below follow. */
export function OfferLines({ offer, choice }: { offer: Offer; choice: Choice }) {
  const { t } = useTranslation('estimates')
  const { language } = useLanguage()
  const { currency, canAnswer } = offer
  const { net, taxes, total } = choice.sums
  return (
    <>
      <ol className={classes.lines} aria-label={t('offer.lines')}>
        {offer.lines.map((line) => (
          <Line key={line._id} line={line} offer={offer} choice={choice} isOpen={canAnswer} />
        ))}
      </ol>
      <dl className={classes.sums} aria-live="polite">
        <dt>{t('offer.net')}</dt>
        <dd>
          <Money amount={net} currency={currency} />
        </dd>
        {taxes.map(({ category, rate, tax }) => (
          <Tax
            key={`${category} ${rate}`}
            label={t('offer.tax', { rate: formatPercent(String(rate), language) })}
          >
            <Money amount={tax} currency={currency} />
          </Tax>
        ))}
        <dt className={classes.total}>{t('offer.total')}</dt>
        <dd className={classes.total}>
          <Money amount={total} currency={currency} />
        </dd>
      </dl>
    </>
  )
}

function Tax({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

interface LineProps {
  line: Offer['lines'][number]
  offer: Offer
  choice: Choice
  isOpen: boolean
}

function Line({ line, offer, choice, isOpen }: LineProps) {
  const { t } = useTranslation('estimates')
  const { kind, position, description, isOptional, alternativeOf } = line
  const [name = '', ...details] = description.split('\n')
  if (kind === 'heading') return <li className={classes.heading}>{name}</li>
  if (kind === 'text') return <li className={classes.text}>{description}</li>
  const isTicked = choice.chosen.includes(position)
  const replaced = offer.lines.find(({ position: at }) => at === alternativeOf)
  const note = replaced
    ? t('offer.alternative', { name: replaced.description.split('\n')[0] })
    : t('offer.optional')
  return (
    <li
      className={classes.line}
      data-optional={isOptional || undefined}
      data-left-out={(isOptional && !isTicked) || undefined}
    >
      <div className={classes.words}>
        {isOptional ? (
          <OptionBox
            name={name}
            note={note}
            isTicked={isTicked}
            onToggle={isOpen ? () => choice.toggle(position) : undefined}
          />
        ) : (
          <span className={classes.name}>{name || t('offer.subtotal')}</span>
        )}
        {details.length > 0 && <span className={classes.details}>{details.join('\n')}</span>}
        {kind === 'item' && (
          <span className={classes.details}>
            <Quantity value={line.quantity} unit={line.unit} /> ×{' '}
            <Money amount={line.unitPrice} currency={offer.currency} maximumDecimals={6} />
          </span>
        )}
      </div>
      <Money amount={line.amount} currency={offer.currency} />
    </li>
  )
}
