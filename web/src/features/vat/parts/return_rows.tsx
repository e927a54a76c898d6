import { Anchor, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '@/components/values/money'
import { useLanguage } from '@/lib/language/use_language'
import { entriesAddress, type useVatState, type VatReturnLine } from '../vat'
import classes from './vat.module.css'

type Query = ReturnType<typeof useVatState>['query']

interface RowProps {
  line: VatReturnLine
  currency: string
  query: Query
}

/** A line of the form; its name leads to the records behind it. */
export function ReturnRow({ line, currency, query }: RowProps) {
  const { t } = useTranslation('vat')
  const { key, base, baseAmount, tax, taxAmount, source } = line
  const address = addressOf(source, query, currency)
  const name = t(`return.lines.${key}`)
  return (
    <tr>
      <th scope="row">
        {address ? (
          <Anchor component={Link} to={address} inherit>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </th>
      <td>{base && <Figure code={base} amount={baseAmount} currency={currency} isWhole />}</td>
      <td>{taxAmount !== null && <Figure code={tax} amount={taxAmount} currency={currency} />}</td>
    </tr>
  )
}

/** Where the records behind a line are; nothing for one without a list. */
function addressOf(source: VatReturnLine['source'], query: Query, currency: string) {
  const { from, to } = query
  if (source.list === 'prepayments') return undefined
  if (source.list === 'expenses') return `/expenses?${new URLSearchParams({ from, to })}`
  const { category, rate } = source
  return entriesAddress(
    query,
    rate === null ? { currency, category } : { currency, category, rate }
  )
}

interface FigureProps {
  /** Null where the form calculates the amount. */
  code: string | null
  amount: number | null
  currency: string
  isWhole?: boolean
}

/** An amount with the Kennzahl of its field before it. */
export function Figure({ code, amount, currency, isWhole = false }: FigureProps) {
  const { t } = useTranslation('vat')
  const { language } = useLanguage()
  return (
    <Group component="span" gap="xs" justify="flex-end" wrap="nowrap">
      {code && (
        <Text
          component="span"
          className={classes.code}
          aria-label={t('return.code', { code })}
          title={t('return.code', { code })}
        >
          {code}
        </Text>
      )}
      {isWhole ? (
        <span>{Math.trunc(amount ?? 0).toLocaleString(language)} €</span>
      ) : (
        <Money amount={amount} currency={currency} />
      )}
    </Group>
  )
}
