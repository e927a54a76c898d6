import type { TFunction } from 'i18next'
import type { Column } from '@/components/data_table/column'
import { createdColumn, numberColumn } from '@/components/data_table/usual_columns'
import { DayText } from '@/components/values/day_text'
import { countryName } from '@/lib/language/countries'
import type { Language } from '@/lib/language/languages'
import { formatMoney } from '@/lib/language/numbers'
import { formatDate } from '@/lib/time/days'
import type { Client } from '../client'
import type { FigureName, useStandings } from '../client_standings'
import { Amounts } from './amounts'

/**
 * The columns of the client list; addresses and tax data wait in the column picker.
 * @param standings what a client owes and has bought
 */
export function clientColumns(
  t: TFunction<'clients'>,
  language: Language,
  { amounts, lastInvoiceOn }: ReturnType<typeof useStandings>
): Column<Client>[] {
  const figure = (name: FigureName): Column<Client> => ({
    key: name,
    label: t(`figure.${name}`),
    align: 'right',
    cell: ({ _id }) => <Amounts amounts={amounts(_id, name)} isWarning={name === 'overdue'} />,
    csv: ({ _id }) =>
      amounts(_id, name)
        .map(({ amount, currency }) => formatMoney(amount, currency, language))
        .join(' + '),
  })
  return [
    { key: 'name', label: t('field.name'), cell: ({ name }) => name, sortKey: 'name' },
    numberColumn(t('field.number')),
    { key: 'city', label: t('field.city'), cell: ({ city }) => city, sortKey: 'city' },
    {
      key: 'contact',
      label: t('list.contact'),
      cell: ({ contacts }) => contacts[0]?.name ?? '',
      isSpare: true,
    },
    { key: 'email', label: t('field.email'), cell: ({ email }) => email, isSpare: true },
    { ...figure('open'), isWideOnly: true },
    figure('overdue'),
    { ...figure('revenue'), isWideOnly: true },
    {
      key: 'lastInvoice',
      label: t('figure.last_invoice'),
      cell: ({ _id }) => <DayText value={lastInvoiceOn(_id)} />,
      csv: ({ _id }) => formatDate(lastInvoiceOn(_id)),
      isWideOnly: true,
      isSpare: true,
    },
    { ...figure('credit'), isOptional: true },
    { key: 'phone', label: t('field.phone'), cell: ({ phone }) => phone, isOptional: true },
    {
      key: 'type',
      label: t('field.type'),
      cell: ({ type }) => t(`type.${type}`),
      isOptional: true,
    },
    { key: 'street', label: t('field.street'), cell: ({ street }) => street, isOptional: true },
    {
      key: 'postalCode',
      label: t('field.postal_code'),
      cell: ({ postalCode }) => postalCode,
      isOptional: true,
    },
    {
      key: 'country',
      label: t('field.country'),
      cell: ({ country }) => countryName(country, language),
      isOptional: true,
    },
    { key: 'vatId', label: t('field.vat_id'), cell: ({ vatId }) => vatId, isOptional: true },
    createdColumn(t('list.created')),
  ]
}
