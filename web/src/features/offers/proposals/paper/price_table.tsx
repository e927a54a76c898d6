import { Money } from '@/components/values/money'
import { Quantity } from '@/components/values/quantity'
import { OptionBox } from '@/features/offers/shared/option_box'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Paper } from '../proposal'
import type { Choice } from './choice'
import classes from './paper.module.css'
import { usePaperText } from './use_paper_text'

/** The offered lines; options are ticked, and the sums below follow. */
export function PriceTable({ paper, choice }: { paper: Paper; choice: Choice }) {
  const t = usePaperText()
  const { language } = useLanguage()
  const { currency, discountTotal, amountSum } = paper
  const { net, taxes, total } = choice.sums
  const hasDiscount = discountTotal !== 0 && choice.sums === paper
  if (paper.lines.length === 0) return null
  return (
    <>
      <ol className={classes.lines} aria-label={t('paper.lines')}>
        {paper.lines.map((line) => (
          <Line key={line._id} line={line} paper={paper} choice={choice} />
        ))}
      </ol>
      <dl className={classes.sums} aria-live="polite">
        {hasDiscount && (
          <>
            <dt>{t('paper.sum')}</dt>
            <dd>
              <Money amount={amountSum} currency={currency} />
            </dd>
            <dt>{paper.discountReason || t('paper.discount')}</dt>
            <dd>
              <Money amount={-discountTotal} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t('paper.net')}</dt>
        <dd>
          <Money amount={net} currency={currency} />
        </dd>
        {taxes.map(({ category, rate, tax }) => (
          <div key={`${category} ${rate}`} className={classes.pair}>
            <dt>{t('paper.tax', { rate: formatPercent(String(rate), language) })}</dt>
            <dd>
              <Money amount={tax} currency={currency} />
            </dd>
          </div>
        ))}
        <dt className={classes.total}>{t('paper.total')}</dt>
        <dd className={classes.total}>
          <Money amount={total} currency={currency} />
        </dd>
      </dl>
      {[...new Set(taxes.map(({ note }) => note))].filter(Boolean).map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {paper.notes && <p className={classes.note}>{paper.notes}</p>}
    </>
  )
}

interface LineProps {
  line: Paper['lines'][number]
  paper: Paper
  choice: Choice
}

function Line({ line, paper, choice }: LineProps) {
  const t = usePaperText()
  const { kind, position, description, isOptional, alternativeOf } = line
  const [name = '', ...details] = description.split('\n')
  if (kind === 'heading') return <li className={classes.group}>{name}</li>
  if (kind === 'text') return <li className={classes.remark}>{description}</li>
  const isTicked = choice.chosen.includes(position)
  const replaced = paper.lines.find(({ position: at }) => at === alternativeOf)
  const isReplaced = paper.lines.some(
    ({ position: at, alternativeOf: of }) => of === position && choice.chosen.includes(at)
  )
  const note = replaced
    ? t('paper.alternative', { name: replaced.description.split('\n')[0] })
    : t('paper.optional')
  return (
    <li
      className={classes.line}
      data-left-out={(isOptional && !isTicked) || isReplaced || undefined}
    >
      <div className={classes.words}>
        {isOptional ? (
          <OptionBox
            name={name}
            note={note}
            isTicked={isTicked}
            onToggle={choice.toggle && (() => choice.toggle?.(position))}
          />
        ) : (
          <span className={classes.name}>{name || t('paper.subtotal')}</span>
        )}
        {details.length > 0 && (
          <span className={classes.details} data-option={isOptional || undefined}>
            {details.join('\n')}
          </span>
        )}
        {kind === 'item' && (
          <span className={classes.details} data-option={isOptional || undefined}>
            <Quantity value={line.quantity} unit={line.unit} /> ×{' '}
            <Money amount={line.unitPrice} currency={paper.currency} maximumDecimals={6} />
          </span>
        )}
      </div>
      <span className={classes.amount}>
        <Money amount={line.amount} currency={paper.currency} />
      </span>
    </li>
  )
}
